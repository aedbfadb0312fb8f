// The picture: as large as its place allows, in whole pixels of the monitor, so that every pixel of the console is a sharp square; or,
// on request, a little wider as on a television (8:7), or filling the place.
const TV_ASPECT = 8 / 7; // width of a pixel on an NTSC television
const LEAST = 120; // monitor pixels from top to bottom
const OPAQUE = 0xff000000;
const DENSE = 2; // monitor pixels to one of the page: so small that a smoothed edge is not seen

// Size of a console pixel in monitor pixels, x and y, in a place of this size. Whole pixels matter where they are large: below `whole` the
// picture would be tiny, from four on nobody sees the part of one that is smoothed.
export function pixelSize(width, height, picture, { tv, fill }) {
  const aspect = tv ? TV_ASPECT : 1, most = Math.max(LEAST / picture.height, Math.min(width / (picture.width * aspect), height / picture.height));
  const y = fill || most < picture.whole || most >= 4 ? most : Math.floor(most);
  return [y * aspect, y];
}

export class Screen {
  // picture: the console's width and height; see consoles.js.
  constructor(canvas, place, picture) {
    this.canvas = canvas;
    this.picture = picture;
    this.place = place; // the element whose inside may be filled
    this.shape = { tv: false, fill: false };
    this.source = document.createElement("canvas");
    this.source.width = picture.width;
    this.source.height = picture.height;
    this.sourceContext = this.source.getContext("2d", { alpha: false });
    this.image = this.sourceContext.createImageData(picture.width, picture.height);
    this.words = new Uint32Array(this.image.data.buffer).fill(OPAQUE);
    this.context = canvas.getContext("2d", { alpha: false });
    new ResizeObserver(() => this.fit()).observe(place);
    window.addEventListener("resize", () => this.fit()); // zoom changes the monitor's pixels, not the place
  }

  // Keeps a picture of the console; paint() shows the last one kept.
  keep(pixels) {
    for (let n = 0; n < pixels.length; n++) this.words[n] = pixels[n] | OPAQUE;
  }

  paint() {
    this.sourceContext.putImageData(this.image, 0, 0);
    this.context.imageSmoothingEnabled = false;
    this.context.drawImage(this.source, 0, 0, this.canvas.width, this.canvas.height);
  }

  // The canvas has whole pixels enough for each of the console's; only a part of one (8:7, fill) is left for the browser to smooth.
  fit() {
    const ratio = window.devicePixelRatio || 1, { clientWidth, clientHeight } = this.place, { picture } = this;
    if (clientWidth === 0 || clientHeight === 0) return;
    const fill = this.shape.fill || ratio >= DENSE;
    const [x, y] = pixelSize(clientWidth * ratio, clientHeight * ratio, picture, { ...this.shape, fill });
    const width = picture.width * Math.ceil(x), height = picture.height * Math.ceil(y);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    this.canvas.style.width = `${(picture.width * x) / ratio}px`;
    this.canvas.style.height = `${(picture.height * y) / ratio}px`;
    this.paint();
  }

  reshape(shape) {
    this.shape = shape;
    this.fit();
  }
}
