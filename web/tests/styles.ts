/** What jsdom's own stylesheet reads of an element to tell how it is displayed. */
const displayAttributes = ["hidden", "open", "popover", "type"];

/**
 * Finding a button by its name asks whether each element on the way is shown, and jsdom works that out
 * from all its rules every time: half of what the tests of pages took. They load no stylesheet, so
 * elements of one kind are shown alike, and jsdom is asked once for each kind.
 */
export function rememberStyles(): void {
  const view = document.defaultView as Window & typeof globalThis;
  const computed = view.getComputedStyle.bind(view);
  const displays = new Map<string, string>();

  function displayOf(element: Element): string {
    // Most inline styles are places and colors, of which no two are alike.
    if (element.getAttribute("style")?.includes("display")) return computed(element).display;
    const attributes = displayAttributes.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, ...attributes]);
    const display = displays.get(kind) ?? computed(element).display;
    displays.set(kind, display);
    return display;
  }

  /** Inherited, so what is above counts as well. */
  function visibilityOf(element: Element): string {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.hasAttribute("hidden") || at.getAttribute("style")?.includes("visibility"))
        return computed(element).visibility;
    return "visible";
  }

  const read = (element: Element, name: string | symbol): unknown => {
    if (name === "display") return displayOf(element);
    if (name === "visibility") return visibilityOf(element);
    if (name === "getPropertyValue") return (property: string) => read(element, property);
    return Reflect.get(computed(element), name);
  };

  view.getComputedStyle = (element, pseudo) =>
    pseudo || document.styleSheets.length > 0
      ? computed(element, pseudo)
      : new Proxy({} as CSSStyleDeclaration, { get: (_, name) => read(element, name) });
}
