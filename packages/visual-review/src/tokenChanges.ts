import { ratioOf } from '@baize/tokens/contrast';
import { variableName } from '@baize/tokens/names';
import { leastAt, type Pair } from '@baize/tokens/pairs';
import { differenceCiede2000, parse } from 'culori';

export type Sheets = Readonly<Record<string, string>>;
export type Theme = 'light' | 'dark';

/** CSS variable whose value changed in one brand and theme. */
export interface TokenChange {
  brand: string;
  theme: Theme;
  variable: string;
  from: string;
  to: string;
}

/** Variables of a brand's theme after the cascade. */
export type Values = ReadonlyMap<string, string>;

/** Returns variables that differ between two states of the sheets, ignoring those missing from either. */
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

/** Returns a theme's variables, without language overrides. */
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

export const longHex = (css: string): string =>
  css.toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');

const difference = differenceCiede2000();

export function deltaE(from: string, to: string): number | null {
  const [a, b] = [parse(from), parse(to)];
  return a && b ? difference(a, b) : null;
}

export interface ContrastChange {
  partner: string;
  kind: Pair['kind'];
  before: number;
  after: number;
  needed: number;
}

/** Returns a role's weakest pair relative to its required ratio; null if no pair names the role. */
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
