// The player's choices on this page, kept as one line of JSON. What cannot be read counts as not chosen.
const NAME = "settings";

export const DEFAULTS = {
  muted: false,
  tv: false, // pixels as wide as on a television
  fill: false, // fill the place rather than whole pixels
  pad: "auto", // on-screen pad: auto, always, never
  heard: "1", // of two linked consoles: 1, 2, both
  swap: false, // A and B of gamepads
  keys: null, labkitKeys: null, linkKeys: null, // see keys.js; null: as delivered
  options: null, // of the labkit core; null: as it has them
};

export class Settings {
  constructor(storage) {
    this.storage = storage;
    this.values = { ...DEFAULTS };
    try {
      const kept = JSON.parse(storage.read(NAME) ?? "{}");
      for (const name of Object.keys(DEFAULTS)) {
        if (DEFAULTS[name] === null || typeof kept[name] === typeof DEFAULTS[name]) this.values[name] = kept[name] ?? DEFAULTS[name];
      }
    } catch { /* as delivered */ }
  }

  get(name) { return this.values[name]; }

  set(name, value) {
    this.values[name] = value;
    this.storage.write(NAME, JSON.stringify(this.values));
  }
}
