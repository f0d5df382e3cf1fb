import { colourRoles } from '@baize/tokens/brand/roleTable';
import { variableName } from '@baize/tokens/names';

export interface Painted {
  role: string;
  how: 'text' | 'mark' | 'ground' | 'line' | 'shadow';
}

/** Element with its box in the page's CSS px and the roles that paint it, the front most first. */
export interface Inspected {
  box: { x: number; y: number; width: number; height: number };
  painted: readonly Painted[];
}

const properties: Readonly<Record<Exclude<Painted['how'], 'line'>, readonly string[]>> = {
  text: ['color'],
  mark: ['fill', 'stroke'],
  ground: ['background-color', 'background-image'],
  shadow: ['box-shadow', 'text-shadow'],
};

const sides = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];

/** A unique colour per role, with its index as green. */
const codes = colourRoles.map(
  (role, place) => `${variableName(role)}: #01${place.toString(16).padStart(2, '0')}fe !important;`,
);
const coded = `[data-brand] { ${codes.join(' ')} }`;

/** Prevents transitions to the marker colours and back. */
const still = '*, ::before, ::after { transition: none !important }';

/**
 * Finds what paints the element at a point. During the call every role has a unique colour, so that the browser's own
 * cascade shows which role applies; nothing is drawn.
 */
export function inspect(page: Document, x: number, y: number): Inspected | null {
  const element = page.elementFromPoint(x, y);
  return element && inCodes(page, (view) => paintedFrom(element, view));
}

export function placesOf(page: Document, role: string): readonly Inspected['box'][] {
  const { innerHeight = 0 } = page.defaultView ?? {};
  const boxes = inCodes(page, (view) =>
    [...page.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => paintedAt(element, view).some((painted) => painted.role === role))
      .map((element) => element.getBoundingClientRect()),
  );
  return (boxes ?? [])
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** Queries the page while every role has its marker colour; nothing is drawn. */
function inCodes<Answer>(page: Document, ask: (view: Window) => Answer): Answer | null {
  const view = page.defaultView;
  if (!view) return null;
  const sheet = new (view as unknown as typeof globalThis).CSSStyleSheet();
  const before = page.adoptedStyleSheets;
  sheet.replaceSync(`${still} ${coded}`);
  page.adoptedStyleSheets = [...before, sheet];
  try {
    return ask(view);
  } finally {
    sheet.replaceSync(still);
    // Force a style flush, so that the old colours return before transitions do.
    void view.getComputedStyle(page.documentElement).color;
    page.adoptedStyleSheets = before;
  }
}

function paintedFrom(element: Element, view: Window): Inspected | null {
  const painted = paintedAt(element, view);
  const parent = element.parentElement;
  if (painted.length === 0) return parent && paintedFrom(parent, view);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { box: { x, y, width, height }, painted: [...painted, ...groundBelow(painted, parent, view)] };
}

function groundBelow(painted: readonly Painted[], parent: Element | null, view: Window): readonly Painted[] {
  if (!parent || painted.some(({ how }) => how === 'ground')) return [];
  const ground = paintedAt(parent, view).filter(({ how }) => how === 'ground');
  return ground.length > 0 ? ground : groundBelow(painted, parent.parentElement, view);
}

function paintedAt(element: Element, view: Window): Painted[] {
  const styles = [null, '::before', '::after'].map((part) => view.getComputedStyle(element, part));
  const found = styles.flatMap((style, place) => {
    const isThere = place === 0 || (style.content !== 'none' && style.content !== 'normal');
    return isThere ? readStyle(style, place === 0 && hasWords(element), element.matches('svg, svg *')) : [];
  });
  const names = new Set<string>();
  return found.filter(({ role, how }) => names.size !== names.add(`${role} ${how}`).size);
}

function readStyle(style: CSSStyleDeclaration, words: boolean, drawn: boolean): Painted[] {
  const read = (how: Painted['how'], names: readonly string[]) =>
    names.flatMap((name) => rolesIn(style.getPropertyValue(name)).map((role): Painted => ({ role, how })));
  const lines = sides.filter(
    (side) => style.getPropertyValue(`${side}-style`) !== 'none' && style.getPropertyValue(`${side}-width`) !== '0px',
  );
  return [
    ...(words ? read('text', properties.text) : []),
    ...(drawn ? read('mark', properties.mark) : []),
    ...read(
      'line',
      lines.map((side) => `${side}-color`),
    ),
    ...read('ground', properties.ground),
    ...read('shadow', properties.shadow),
  ];
}

const hasWords = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());

/** Finds roles in a computed value, also with opacity or in `color-mix`. */
function rolesIn(value: string): string[] {
  const plain = [...value.matchAll(/rgba?\(1, (\d+), 254\b/g)].map(([, green]) => Number(green));
  const mixed = [...value.matchAll(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/g)]
    .map(([, ...channels]) => channels.map((channel) => Math.round(Number(channel) * 255)))
    .flatMap(([red, green, blue]) => (red === 1 && blue === 254 && green !== undefined ? [green] : []));
  return [...plain, ...mixed].flatMap((place) => colourRoles[place] ?? []);
}
