import type { TokenNormalizedSet } from '@terrazzo/parser';
import { type TokenValue, toCss } from './css.ts';

/** Generates `constants.ts`: values that no brand or theme changes, at no cost to the page. */
export function constantsModule(tokens: TokenNormalizedSet): string {
  const group = (prefix: string, show: (token: TokenValue) => unknown = toCss) =>
    Object.fromEntries(
      Object.values(tokens)
        .filter(({ id }) => id.startsWith(`${prefix}.`))
        .map((token) => [token.id.slice(prefix.length + 1), show(token)]),
    );
  const amount = ({ $value }: TokenValue) =>
    typeof $value === 'number' ? $value : ($value as { value: number }).value;
  const breakpoint = group('breakpoint', amount) as Record<string, number>;
  const values = {
    space: group('space'),
    size: group('size'),
    layout: group('layout'),
    z: group('z', amount),
    duration: group('motion.duration'),
    durationMs: group('motion.duration', amount),
    easing: group('motion.easing'),
    fontSize: group('fontSize'),
    lineHeight: group('lineHeight'),
    border: group('borderWidth'),
    breakpoint,
    media: {
      pair: `(min-width: ${breakpoint.pair}px)`,
      wide: `(min-width: ${breakpoint.wide}px)`,
      full: `(min-width: ${breakpoint.full}px)`,
      ample: `(min-width: ${breakpoint.ample}px)`,
      large: `(min-width: ${breakpoint.large}px)`,
      still: '(prefers-reduced-motion: reduce)',
      hover: '(hover: hover)',
    },
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`)
    .join('\n');
}
