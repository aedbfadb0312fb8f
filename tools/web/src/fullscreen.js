// Full screen: the browser's, or where it has none for pages (iPhone), the whole window.
const WINDOW_CLASS = "whole-window";

export class FullScreen {
  constructor(element, onChange) {
    this.element = element;
    this.onChange = onChange;
    document.addEventListener("fullscreenchange", () => onChange(this.on));
  }

  get on() { return document.fullscreenElement === this.element || this.element.classList.contains(WINDOW_CLASS); }

  async toggle() {
    if (document.fullscreenElement) return document.exitFullscreen();
    if (!this.on && this.element.requestFullscreen) {
      try {
        return await this.element.requestFullscreen({ navigationUI: "hide" });
      } catch { /* not allowed here: the window, then */ }
    }
    this.element.classList.toggle(WINDOW_CLASS);
    return this.onChange(this.on);
  }
}
