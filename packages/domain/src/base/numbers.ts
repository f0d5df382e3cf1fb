const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Address scheme or label before a number, such as `tel:` or `IBAN:`. */
const scheme = /^\s*\p{L}[\p{L}\p{N}.+-]*\s*:\/{0,2}/u;
const parameters = /[?;@,&#].*$/s;
const separators = /[\s\p{Cc}\p{Pd}\u2212\u2043.·•‧∙・。۔()/]/gu;

/**
 * Cleans a number that is not money (a code, an account, an address, a phone number) before it is checked or sent:
 * digits of any script become Latin; separators, invisible characters and a scheme go; letters and a plus stay.
 */
export function cleanNumber(typed: string): string {
  const visible = typed.normalize('NFKC').replace(invisible, '');
  const bare = visible.replace(scheme, '');
  const number = bare === visible ? visible : bare.replace(parameters, '');
  return number.replace(/\p{Nd}/gu, latinDigit).replace(separators, '');
}

/** Returns the value of a decimal digit; each script has its ten in a row, the zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
