/** Longest value written inline, in characters; longer ones become a variable named after the prop. */
const longest = 60;

export function usage(name: string, entry: string, args: Readonly<Record<string, unknown>>): string {
  const { children, ...props } = args;
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => attribute(prop, value));
  const line = [`<${name}`, ...attributes].join(' ');
  const open = line.length <= 100 ? line : [`<${name}`, ...attributes.map((text) => `  ${text}`)].join('\n');
  const end = open.includes('\n') ? '\n' : '';
  const element =
    children === undefined
      ? `${open}${end || ' '}/>`
      : typeof children === 'string' && !/[{}<>]/.test(children)
        ? `${open}${end}>${end}${end && '  '}${children}${end}</${name}>`
        : `${open}${end}>${end}${end && '  '}{children}${end}</${name}>`;
  return `import { ${name} } from '${entry}';\n\n${element}`;
}

function attribute(prop: string, value: unknown): string {
  if (value === true) return prop;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${prop}="${value}"`;
  const text = written(value);
  return `${prop}={${text !== null && text.length <= longest ? text : prop}}`;
}

/** Returns a value as code; null for functions, elements and anything containing one. */
function written(value: unknown): string | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return joined(value.map(written), '[', ']');
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value)
    return null;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return joined(
    fields.map(([key, field]) => {
      const text = written(field);
      return text && `${/^\w+$/.test(key) ? key : `'${key}'`}: ${text}`;
    }),
    '{ ',
    ' }',
  );
}

const joined = (parts: readonly (string | null)[], open: string, close: string): string | null =>
  parts.includes(null) ? null : `${open}${parts.join(', ')}${close}`;
