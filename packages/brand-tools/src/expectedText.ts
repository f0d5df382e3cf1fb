import type { Path } from './finding.ts';

/** Part of a Valibot schema, as far as words are made of it. */
export interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  items?: readonly Schema[];
  key?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  fallback?: unknown;
  pipe?: readonly (Check | (Schema & { kind: 'schema' }))[];
}

interface Check {
  kind: 'validation' | 'metadata' | 'transformation';
  type: string;
  requirement?: unknown;
  message?: unknown;
}

const address = 'an https address, or a path of this site that begins with /';
const origin = 'an https origin without a path, such as https://api.example';
const language = 'a language in capital letters, such as EN';
const time = 'a time of day, such as 09:30';
const amount = 'an amount without separators, such as 1000.00';

/** Forms of values that a pattern or a function judges, by the key of the value or of its list. */
const forms: Readonly<Record<string, string>> = {
  languages: language,
  defaultLanguage: language,
  chatHeaderColour: 'a colour, such as #0b4f6c',
  code: 'a currency in capital letters, such as PKR',
  from: time,
  to: time,
  digest: 'the SHA-256 of salt and password, 64 hex digits',
  allowedHosts: 'a host, such as help.example or *.help.example',
  platformOrigin: origin,
  imageOrigins: origin,
  gameOrigins: origin,
  domains: origin,
  origins: origin,
  amount,
  base: amount,
  affiliateParameter: 'letters, digits, - and _, 32 at most',
  key: 'a public RSA key: a JWK, or PEM text',
  emblem: 'the name of a drawing, an SVG beside brand.json or an https address',
  link: address,
  url: address,
  light: address,
  dark: address,
  mark: address,
  picture: address,
  script: address,
};

/** Says in plain words what a value may be, such as "a whole number from 0 to 8". */
export function expectedText(schema: Schema, path: Path): string {
  const inner = schema.wrapped ?? schema;
  const key = path.findLast((part): part is string => typeof part === 'string') ?? '';
  const checks = checksOf(inner);
  const message = checks.map((check) => check.message).find((said) => typeof said === 'string');
  if (typeof message === 'string') return message;
  if (inner.type === 'number') return numberText(checks);
  if (inner.type === 'boolean') return 'true or false';
  if (forms[key]) return forms[key];
  if (inner.type === 'literal') return JSON.stringify(inner.literal);
  const { options = [] } = inner;
  if (options.length > 0) return unique(options.map((option) => optionText(option, path))).join(' or ');
  if (inner.items) return `a list of ${inner.items.length} values`;
  if (inner.type === 'array') return 'a list: [ … ]';
  if (inner.entries) return `an object with ${Object.keys(inner.entries).slice(0, 4).map(quoted).join(', ')}`;
  if (inner.type === 'record') return 'an object: { … }';
  const most = checks.find(({ type }) => type === 'max_length')?.requirement;
  return most === undefined ? 'a text' : `a text of 1 to ${most} letters`;
}

/** Returns the checks of a pipe, those of a pipe inside it first. */
function checksOf({ pipe = [] }: Schema): Check[] {
  return pipe.flatMap((part) => {
    if (part.kind === 'schema') return checksOf(part);
    return part.kind === 'validation' ? [part] : [];
  });
}

function numberText(checks: readonly Check[]): string {
  const requirement = (type: string) => checks.find((check) => check.type === type)?.requirement;
  const [least, most] = [requirement('min_value'), requirement('max_value')];
  const kind = checks.some(({ type }) => type === 'integer') ? 'a whole number' : 'a number';
  if (least !== undefined && most !== undefined) return `${kind} from ${least} to ${most}`;
  return least === undefined ? kind : `${kind}, at least ${least}`;
}

const optionText = (option: unknown, path: Path) =>
  typeof option === 'object' && option !== null ? expectedText(option as Schema, path) : JSON.stringify(option);

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '""');

const quoted = (key: string) => `"${key}"`;
