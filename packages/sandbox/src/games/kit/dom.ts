type Child = Node | string;

/** One element with attributes and children; nothing is ever parsed from text. */
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

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits, or not at all for those who asked for less motion. */
export const pause = (ms: number): Promise<void> =>
  prefersStill() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
