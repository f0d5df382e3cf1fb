type Value = string | number | undefined;

/** Writes an element. Attributes without a value are omitted; numbers keep two decimals. */
export function element(name: string, attributes: Readonly<Record<string, Value>>, children = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`;
  }
  return children ? `${text}>${children}</${name}>` : `${text}/>`;
}

export const group = (attributes: Readonly<Record<string, Value>>, children: string): string =>
  element('g', attributes, children);

export const circle = (cx: number, cy: number, r: number, attributes: Readonly<Record<string, Value>> = {}): string =>
  element('circle', { cx: Math.round(cx), cy: Math.round(cy), r: Math.round(r), ...attributes });

export const path = (d: string, attributes: Readonly<Record<string, Value>> = {}): string =>
  element('path', { d: compactPath(d), ...attributes });

/** Writes a gradient from top to bottom, or along `x2`, `y2`. Stops are [offset, colour, opacity]. */
export function linearGradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  direction: { x2: number; y2: number } = { x2: 0, y2: 1 },
): string {
  return element('linearGradient', { id, ...direction }, stops.map(stop).join(''));
}

export function radialGradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  place: { cx?: number; cy?: number; r?: number } = {},
): string {
  return element('radialGradient', { id, ...place }, stops.map(stop).join(''));
}

function stop([offset, colour, opacity]: readonly [number, string, number?]): string {
  return element('stop', { offset: offset || undefined, 'stop-color': colour, 'stop-opacity': opacity });
}

export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

export const compactPath = (d: string): string => d.replace(/ -/g, '-');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string);
