/** Digit zeros of the supported scripts. Amounts are decimal strings such as '1250.50' and never floats. */

const zeros = ['0', '٠', '۰', '०', '০', '๐', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const spaces = /[\s\u00A0\u2009\u202F]/g;
const apostrophes = /[’ʼ＇]/g;

interface Separators {
  group: string;
  decimal: string;
}

export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Parses an amount in `locale` (BCP 47), dropping leading zeros. Returns '' for no text, and null for invalid text,
 * more than `digits` decimals, or misplaced separators. Where a `symbol` is given, a currency's sign, code or short form
 * is accepted on either side.
 */
export function parseAmount(text: string, locale: string, digits: number, symbol = ''): string | null {
  const bare = withoutSymbol(latinDigits(text.replace(invisible, '')).trim(), symbol).trim();
  if (bare === '') return '';
  const { group, decimal } = separatorsOf(locale);
  const marks = decimalMarks(group, decimal);
  const parts = bare.split(new RegExp(`[${marks}]`));
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || whole + fraction === '' || fraction.length > digits) return null;
  if (parts.length === 2 && digits === 0) return null;
  const integer = whole === '' ? '0' : withoutGroups(whole, group);
  if (integer === null || !/^\d*$/.test(fraction)) return null;
  const short = integer.replace(/^0+(?=\d)/, '');
  return fraction === '' ? short : `${short}.${fraction}`;
}

/** Formats a decimal string in the digits and groups of `locale`, with at least `least` decimals; '' stays ''. */
export function formatAmount(amount: string, locale: string, least = 0): string {
  const { whole, fraction } = halves(amount, least);
  return whole === '' ? '' : new Intl.NumberFormat(locale).format(BigInt(whole)) + decimals(fraction, locale);
}

/** Formats an amount for editing: the locale's digits and decimal mark, no groups. */
export function editAmount(amount: string, locale: string): string {
  const { whole, fraction } = halves(amount, 0);
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false });
  return whole === '' ? '' : format(BigInt(whole)) + decimals(fraction, locale);
}

export function isSameAmount(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : plain(one) === plain(other);
}

const plain = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

function halves(amount: string, least: number) {
  const [whole = '', fraction = ''] = amount.split('.');
  return /^\d+$/.test(whole) ? { whole, fraction: fraction.padEnd(least, '0') } : { whole: '', fraction: '' };
}

function decimals(fraction: string, locale: string): string {
  if (fraction === '') return '';
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false });
  return separatorsOf(locale).decimal + fraction.replace(/\d/g, (digit) => format(BigInt(digit)));
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: oneOfAKind(markOf('group')), decimal: markOf('decimal') || '.' };
}

const oneOfAKind = (mark: string) => mark.replace(spaces, ' ').replace(apostrophes, "'");

/** Returns the accepted decimal marks. The Arabic mark is never ambiguous; a full stop may also group thousands. */
function decimalMarks(group: string, decimal: string): string {
  return [decimal, '٫', '.'].filter((mark) => mark !== group).join('');
}

function withoutGroups(whole: string, group: string): string | null {
  const marks = ['٬', ' ', "'", group === '' || group === '٬' ? ',' : group];
  const even = oneOfAKind(whole);
  const used = marks.find((mark) => even.includes(mark));
  if (used === undefined) return /^\d+$/.test(even) ? even : null;
  const groups = even.split(used);
  const first = groups.shift() ?? '';
  const last = groups.pop() ?? '';
  const right = /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && groups.every((middle) => /^\d{2,3}$/.test(middle));
  return right ? first + groups.join('') + last : null;
}

/** Any currency sign, because pasted amounts may carry another, such as US$. */
const anySign = /^[A-Z]{0,3}\p{Sc}|[A-Z]{0,3}\p{Sc}$/u;
const anyWord = /^(\p{L}[\p{L}\p{M}]*)\.?(?=[\s\d])|(?<=[\s\d])(\p{L}[\p{L}\p{M}]*)\.?$/u;
/** Short forms of currencies besides ISO codes; words for thousand or million are none. */
const shortForms = [
  'rs',
  're',
  'rp',
  'rm',
  'tk',
  'tl',
  'kr',
  'kč',
  'zł',
  'fr',
  'đ',
  'บาท',
  '元',
  'روپے',
  'usdt',
  'usdc',
];
const isCurrency = (word: string) =>
  shortForms.includes(word.toLowerCase()) || Intl.supportedValuesOf('currency').includes(word.toUpperCase());

function withoutSymbol(text: string, symbol: string): string {
  if (symbol === '') return text;
  if (text.startsWith(symbol)) return text.slice(symbol.length);
  if (text.endsWith(symbol)) return text.slice(0, -symbol.length);
  const word = anyWord.exec(text);
  if (word && isCurrency(word[1] ?? word[2] ?? '')) return text.replace(anyWord, '');
  return text.replace(anySign, '');
}
