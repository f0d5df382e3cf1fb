type Child = Node | string;

/** Creates an element with attributes and children; text is never parsed as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function makeSvg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Calls `act` when Space or Enter is pressed while nothing has the focus. */
export function onFreeKey(act: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    act();
  });
}

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits, or returns at once with reduced motion. */
export const pause = (ms: number): Promise<void> =>
  prefersStill() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
