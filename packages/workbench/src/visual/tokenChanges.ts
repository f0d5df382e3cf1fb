import { ratioOf } from '@baize/tokens/contrast';
import { variableName } from '@baize/tokens/names';
import { leastAt, type Pair } from '@baize/tokens/pairs';
import { differenceCiede2000, parse } from 'culori';

/** A brand's id → the text of its sheet. */
export type Sheets = Readonly<Record<string, string>>;
export type Theme = 'light' | 'dark';

/** A CSS variable that has another value than before, in one brand and theme. */
export interface TokenChange {
  brand: string;
  theme: Theme;
  /** The variable's: `--bz-action-accent`. */
  variable: string;
  from: string;
  to: string;
}

/** Variables of a brand in a theme, as the cascade leaves them. */
export type Values = ReadonlyMap<string, string>;

/** The variables that differ between two states of the brands' sheets. A brand or variable that only one of them has is left out. */
export function changedTokens(before: Sheets, now: Sheets): TokenChange[] {
  return Object.keys(now).flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const old = valuesOf(before[brand] ?? '', brand, theme);
      return [...valuesOf(now[brand] ?? '', brand, theme)].flatMap(([variable, to]) => {
        const from = old.get(variable);
        return from === undefined || from === to ? [] : [{ brand, theme, variable, from, to }];
      });
    }),
  );
}

/** What a sheet says for a theme; exceptions for languages are left out. */
export function valuesOf(sheet: string, brand: string, theme: Theme): Values {
  const root = `[data-brand="${brand}"]`;
  const selectors = theme === 'dark' ? [root, `${root}[data-theme="dark"]`] : [root];
  const values = new Map<string, string>();
  for (const selector of selectors) {
    const rule = sheet.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';
    for (const [, name = '', value = ''] of rule.matchAll(/(--[\w-]+):((?:"[^"]*"|[^;"}])*)/g)) values.set(name, value);
  }
  return values;
}

/** `#abc` as `#aabbcc`; what is translucent or no colour stays as it is. */
export const longHex = (css: string): string =>
  css.toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');

const difference = differenceCiede2000();

/** ΔE00 of two CSS colours; null where one of them is not a colour. */
export function deltaE(from: string, to: string): number | null {
  const [a, b] = [parse(from), parse(to)];
  return a && b ? difference(a, b) : null;
}

export interface ContrastChange {
  /** The other role of the pair. */
  partner: string;
  kind: Pair['kind'];
  before: number;
  after: number;
  needed: number;
}

/** The pair of a role that is nearest to too weak now, measured against what it needs; null where no pair names the role. */
export function weakestContrast(
  role: string,
  pairs: readonly Pair[],
  before: Values,
  now: Values,
): ContrastChange | null {
  const found = pairs
    .filter(({ front, back, under }) => [front, back, under].includes(role))
    .map((pair) => {
      const { front, back, kind } = pair;
      const ratioIn = (values: Values) => ratioOf(pair, (id) => values.get(variableName(id)) ?? '#000');
      const partner = front === role ? back : front;
      return { partner, kind, before: ratioIn(before), after: ratioIn(now), needed: leastAt.AA[kind] };
    });
  const margin = ({ after, needed }: ContrastChange) => after / needed;
  return found.sort((a, b) => margin(a) - margin(b))[0] ?? null;
}
