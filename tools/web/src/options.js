// The core options of labkit, in the dialog of controls: the core's own list and words; those in a category under its title.
function selectFor(option, value, onChange) {
  const label = document.createElement("label"), select = document.createElement("select");
  for (const [name, { label: words }] of option.values) select.append(new Option(words, name, false, name === value));
  select.name = option.key;
  select.addEventListener("change", () => onChange(option.key, select.value));
  label.title = option.info;
  label.append(`${option.title} `, select);
  return label;
}

// onChange(key, value).
export function showOptions(place, machine, onChange) {
  for (const { title, info, options } of machine.categories) {
    const labels = options.map((option) => selectFor(option, machine.value(option), onChange));
    if (title === null) {
      const words = document.createElement("p");
      words.textContent = options[0].info;
      place.append(labels[0], words, ...labels.slice(1));
      continue;
    }
    const group = document.createElement("details"), head = document.createElement("summary"), words = document.createElement("p");
    head.textContent = title;
    words.textContent = info;
    group.append(head, words, ...labels);
    place.append(group);
  }
}
