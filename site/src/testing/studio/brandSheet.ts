import type { BrandSource } from '@baize/tokens/brand/source';
import { asGroup, brandTokens } from '@baize/tokens/brand/tokens';
import { toCss } from '@baize/tokens/css';
import { variableName } from '@baize/tokens/names';

/**
 * The CSS of every token that a brand file decides, for whatever brand a page was made with. Pictures and font files are
 * not among them: the build adds those.
 */
export function sheetOf(source: BrandSource): string {
  const { light, dark } = brandTokens(source);
  const css = (tokens: typeof light) =>
    new Map(Object.entries(tokens).map(([id, token]) => [variableName(id), toCss(token)]));
  const own = css(light);
  // Only what differs, as in the brands' sheets: a rule of a language must win over the rest.
  const changed = [...css(dark)].filter(([name, value]) => own.get(name) !== value);
  const rules = [rule('[data-brand]', 'light', own), rule('[data-brand][data-theme="dark"]', 'dark', changed)];
  return `@layer baize.tokens {\n${rules.join('\n')}}\n`;
}

const rule = (selector: string, scheme: string, values: Iterable<readonly [string, string]>) =>
  [
    `${selector} {`,
    `  color-scheme: ${scheme};`,
    ...[...values].map(([name, css]) => `  ${name}: ${css};`),
    '}\n',
  ].join('\n');

/** Both themes as one DTCG file, a group each. */
export function tokensFile(source: BrandSource): string {
  const { light, dark } = brandTokens(source);
  return `${JSON.stringify({ light: asGroup(light), dark: asGroup(dark) }, null, 2)}\n`;
}
