const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;
const day = /^\d{4}-\d\d-\d\d$/;
const decimal = /^-?\d+\.(\d+)$/;

/**
 * Replaces every value of an answer by one of the same type that says nothing: texts, numbers and moments keep their shape.
 * Yes, no and null stay, and so do the fields named in `keep`, such as a state that a schema tells apart.
 */
export function standIn(value: unknown, keep: ReadonlySet<string>, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => standIn(item, keep, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, standIn(item, keep, key)]));
  if (keep.has(name)) return value;
  if (typeof value === 'number') return Number.isInteger(value) ? Math.sign(value) : Math.sign(value) * 0.5;
  return typeof value === 'string' ? textLike(value) : value;
}

function textLike(text: string): string {
  if (text === '') return '';
  const [, , , zone = ''] = iso.exec(text) ?? [];
  if (iso.test(text)) return `2026-01-01T12:00:00${zone}`;
  if (day.test(text)) return '2026-01-01';
  const [, fraction] = decimal.exec(text) ?? [];
  if (fraction) return `1.${'0'.repeat(fraction.length)}`;
  if (/^-?\d+$/.test(text)) return '1';
  if (/^https?:\/\//.test(text)) return 'https://host.example/';
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return 'name@host.example';
  return 'text';
}
