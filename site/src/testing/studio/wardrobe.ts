/** Dresses pages of the same origin: one sheet in each document, in which an edit replaces the rules. `first` is what they wear at once. */
export function createWardrobe(first: string) {
  const sheets = new Map<Document, CSSStyleSheet>();
  let worn = first;
  return {
    /** Call it when the frame has loaded, and again when it has loaded something else. */
    add(frame: HTMLIFrameElement): void {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      for (const left of sheets.keys()) if (!left.defaultView) sheets.delete(left);
      // A document takes only sheets that its own window made.
      const sheet = new (view as unknown as typeof globalThis).CSSStyleSheet();
      sheet.replaceSync(worn);
      page.adoptedStyleSheets.push(sheet);
      sheets.set(page, sheet);
    },
    wear(css: string): void {
      worn = css;
      for (const sheet of sheets.values()) sheet.replaceSync(css);
    },
  };
}

export type Wardrobe = ReturnType<typeof createWardrobe>;
