/** Elements that are left out of the picture, such as buttons. */
const unseen = "[data-unpainted], .sr-only";

const margin = 16;
const foot = 24;

type Pen = CanvasRenderingContext2D;

/** A colour, or nothing where the style has none. */
const paintOf = (value: string) => (value === "none" || value.startsWith("url") ? null : value);

function outline(element: SVGElement): Path2D | null {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute("d") ?? "");
  const path = new Path2D();
  if (element instanceof SVGRectElement) {
    const [x, y, width, height] = [element.x, element.y, element.width, element.height].map(
      (length) => length.baseVal.value,
    );
    path.roundRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0, element.rx.baseVal.value);
  } else if (element instanceof SVGLineElement) {
    path.moveTo(element.x1.baseVal.value, element.y1.baseVal.value);
    path.lineTo(element.x2.baseVal.value, element.y2.baseVal.value);
  } else if (element instanceof SVGCircleElement) {
    path.arc(
      element.cx.baseVal.value,
      element.cy.baseVal.value,
      element.r.baseVal.value,
      0,
      2 * Math.PI,
    );
  } else return null;
  return path;
}

function drawShape(pen: Pen, element: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const path = outline(element);
  const place = element.getScreenCTM();
  if (!path || !place) return;
  const fill = paintOf(style.fill);
  const stroke = paintOf(style.stroke);
  const alpha = pen.globalAlpha;
  pen.save();
  pen.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  if (fill) {
    pen.globalAlpha = alpha * Number(style.fillOpacity);
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke) {
    pen.globalAlpha = alpha * Number(style.strokeOpacity);
    pen.strokeStyle = stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
    pen.stroke(path);
  }
  pen.restore();
}

/** The ground and the border of a box; what it holds stays within where it does so on the page. */
function drawBox(pen: Pen, element: HTMLElement, style: CSSStyleDeclaration): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const round = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, height / 2);
  const box = new Path2D();
  box.roundRect(
    left,
    top,
    width,
    height,
    style.borderTopLeftRadius.endsWith("%") ? height / 2 : round,
  );
  pen.fillStyle = style.backgroundColor;
  pen.fill(box);
  const edge = Number.parseFloat(style.borderTopWidth);
  if (edge > 0 && style.borderBottomWidth === style.borderTopWidth) {
    pen.strokeStyle = style.borderTopColor;
    pen.lineWidth = edge;
    pen.setLineDash([]);
    pen.stroke(box);
  }
  if (style.overflow !== "visible") pen.clip(box);
  if (element instanceof HTMLImageElement && element.naturalWidth > 0) {
    pen.clip(box);
    pen.drawImage(element, left, top, width, height);
  }
}

/**
 * Word by word, each where the page has it; digits one by one, since a canvas does not know those of even width, and so
 * the letters of a word that goes on in the next line.
 */
function drawText(pen: Pen, text: Text, style: CSSStyleDeclaration): void {
  const inDrawing = text.parentElement instanceof SVGElement;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  pen.fillStyle = inDrawing ? style.fill : style.color;
  const range = document.createRange();
  const place = (from: number, length: number) => {
    range.setStart(text, from);
    range.setEnd(text, from + length);
    return range.getClientRects();
  };
  const letters = (run: RegExpExecArray): { index: number; word: string }[] =>
    place(run.index, run[0].length).length > 1
      ? Array.from(run[0], (word, at) => ({ index: run.index + at, word }))
      : [{ index: run.index, word: run[0] }];
  for (const { index, word } of [...text.data.matchAll(/\d|[^\s\d]+/g)].flatMap(letters)) {
    const box = place(index, word.length)[0];
    if (!box) continue;
    const { left, top, width, height } = box;
    const measured = pen.measureText(word);
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measured;
    // A drawing may be shown larger or smaller than it was made; text of the page never is.
    const size = inDrawing ? height / (above + below) : 1;
    pen.save();
    pen.translate(
      left + (width - size * measured.width) / 2,
      top + (height - size * (above + below)) / 2 + size * above,
    );
    pen.scale(size, size);
    pen.fillText(word, 0, 0);
    pen.restore();
  }
}

function draw(pen: Pen, node: Node): void {
  if (node instanceof Text && node.parentElement && node.data.trim()) {
    drawText(pen, node, getComputedStyle(node.parentElement));
  }
  if (!(node instanceof Element) || node.matches(unseen)) return;
  const style = getComputedStyle(node);
  if (style.display === "none" || style.visibility === "hidden") return;
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  if (node instanceof HTMLElement && style.display !== "contents") drawBox(pen, node, style);
  else if (node instanceof SVGGraphicsElement) drawShape(pen, node, style);
  for (const child of node.childNodes) draw(pen, child);
  pen.restore();
}

/** Draws an element on a canvas, since browsers cannot take pictures of pages. */
export async function pictureOf(root: HTMLElement, scale = 2): Promise<Blob> {
  const { left, top, width, height } = root.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + 2 * margin) * scale);
  canvas.height = Math.ceil((height + 2 * margin + foot) * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw on");
  const page = getComputedStyle(document.documentElement);
  pen.scale(scale, scale);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.save();
  pen.translate(margin - left, margin - top);
  draw(pen, root);
  pen.restore();
  pen.font = `600 13px ${page.fontFamily}`;
  pen.fillStyle = page.color;
  pen.globalAlpha = 0.7;
  pen.textAlign = "right";
  pen.fillText(`Podium · ${location.host}`, width + margin, height + 2 * margin + 4);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
