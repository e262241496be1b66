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
    const { naturalWidth, naturalHeight } = element;
    // Every picture of the app fills its box, whatever its own shape.
    const size = Math.max(width / naturalWidth, height / naturalHeight);
    const [across, down] = [naturalWidth * size, naturalHeight * size];
    pen.drawImage(element, left + (width - across) / 2, top + (height - down) / 2, across, down);
  }
}

/** Says of a letter's box whether the page cuts the text before it; null where all of it is shown. */
function cutOf(element: Element, style: CSSStyleDeclaration, ellipsis: number) {
  const cuts = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const line = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  // Less than half a line is what letters reach beyond tight lines.
  const over = scrollWidth > clientWidth || scrollHeight > clientHeight + line / 2;
  if (!cuts || !over) return null;
  const { right, bottom } = element.getBoundingClientRect();
  return (letter: DOMRect) => {
    const middle = letter.top + letter.height / 2;
    return middle > bottom || (middle + line > bottom && letter.right > right - ellipsis);
  };
}

/**
 * Word by word, each where the page has it; digits one by one, since a canvas does not know those of even width, and so
 * the letters of a word that goes on in the next line and of a text that is cut.
 */
function drawText(pen: Pen, text: Text, parent: Element): void {
  const style = getComputedStyle(parent);
  const inDrawing = parent instanceof SVGElement;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  pen.fillStyle = inDrawing ? style.fill : style.color;
  const range = document.createRange();
  const place = (from: number, length: number) => {
    range.setStart(text, from);
    range.setEnd(text, from + length);
    return range.getClientRects();
  };
  const isCut = cutOf(parent, style, pen.measureText("…").width);
  const letters = ({ index, 0: run }: RegExpExecArray): { index: number; word: string }[] =>
    isCut || place(index, run.length).length > 1
      ? Array.from(run.matchAll(/./gu), (one) => ({ index: index + one.index, word: one[0] }))
      : [{ index, word: run }];
  const end = { x: 0, y: 0 };
  for (const { index, word } of [...text.data.matchAll(/\d|[^\s\d]+/g)].flatMap(letters)) {
    const box = place(index, word.length)[0];
    if (!box) continue;
    if (isCut?.(box)) {
      pen.fillText("…", end.x, end.y);
      return;
    }
    const { left, top, width, height } = box;
    const measured = pen.measureText(word);
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measured;
    // A drawing may be shown larger or smaller than it was made; text of the page never is.
    const size = inDrawing ? height / (above + below) : 1;
    end.x = left + width;
    end.y = top + (height - size * (above + below)) / 2 + size * above;
    pen.save();
    pen.translate(left + (width - size * measured.width) / 2, end.y);
    pen.scale(size, size);
    pen.fillText(word, 0, 0);
    pen.restore();
  }
}

function draw(pen: Pen, node: Node): void {
  if (node instanceof Text && node.parentElement && node.data.trim()) {
    drawText(pen, node, node.parentElement);
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

/** Browsers cannot take pictures of pages, so what is in an element is drawn on a canvas of this size. */
function drawn(
  root: HTMLElement,
  {
    width,
    height,
    margin,
    scale,
  }: { width: number; height: number; margin: number; scale: number },
): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw on");
  const { left, top } = root.getBoundingClientRect();
  pen.scale(scale, scale);
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, width + 1, height + 1);
  pen.save();
  pen.translate(margin - left, margin - top);
  draw(pen, root);
  pen.restore();
  return pen;
}

const toPng = ({ canvas }: Pen): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );

/** An element with a margin, and the name of the site below it. */
export function pictureOf(root: HTMLElement): Promise<Blob> {
  const { width, height } = root.getBoundingClientRect();
  const size = { width: width + 2 * margin, height: height + 2 * margin + foot };
  const pen = drawn(root, { ...size, margin, scale: 2 });
  const page = getComputedStyle(document.documentElement);
  pen.font = `600 13px ${page.fontFamily}`;
  pen.fillStyle = page.color;
  pen.globalAlpha = 0.7;
  pen.textAlign = "right";
  pen.fillText(`Podium · ${location.host}`, width + margin, height + 2 * margin + 4);
  return toPng(pen);
}

/** An element as it is, so many pixels wide. */
export function posterOf(root: HTMLElement, pixels: number): Promise<Blob> {
  const { width, height } = root.getBoundingClientRect();
  return toPng(drawn(root, { width, height, margin: 0, scale: pixels / width }));
}
