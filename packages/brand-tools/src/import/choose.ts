import { lchOf } from '@baize/tokens/brand/colour';
import { type Shape, shapes } from '@baize/tokens/brand/presets';
import { differenceCiede2000 } from 'culori';
import type { ImportedFile, NamedColour, NamedFamily, NamedRadius } from './given.ts';

export interface Choice {
  primary?: NamedColour | undefined;
  accent?: NamedColour | undefined;
  support?: NamedColour | undefined;
  neutral?: NamedColour | undefined;
  display?: NamedFamily | undefined;
  text?: NamedFamily | undefined;
  radius?: (NamedRadius & { shape: Shape }) | undefined;
}

const middle = '(-(default|base|main|solid|500|600))?$';

const names = {
  primary: [
    `^(colou?r-)?primary${middle}`,
    '(^|-)action-primary$',
    `^(colou?r-)?brand(-primary)?${middle}`,
    `(^|-)(primary|brand)${middle}`,
  ],
  accent: [
    `^(colou?r-)?accent${middle}`,
    '(^|-)action-accent$',
    `^(colou?r-)?secondary${middle}`,
    `(^|-)(accent|secondary|highlight)${middle}`,
  ],
  support: [`(^|-)(support|tertiary)`, `(^|-)secondary${middle}`],
  neutral: [
    `^(colou?r-)?(neutral|gr[ae]y|slate|zinc|stone)${middle}`,
    '(^|-)text-muted$',
    '(^|-)muted-foreground$',
    `(^|-)(neutral|gr[ae]y)${middle}`,
    '(^|-)foreground$',
  ],
  chart: ['(^|-)chart-s?\\d$', '(^|-)sidebar-primary$', '(^|-)ring$'],
  display: ['(^|-)font-(display|heading|headings|title|brand|serif)$', '(^|-)(display|heading|title)(-|$)'],
  text: ['(^|-)font-(text|sans|body|ui|base|default)$', '(^|-)(text|sans|body|ui)(-|$)'],
  radius: [
    '^(radius|rounded)(-(md|base|default|control))?$',
    '(^|-)(radius|rounded|corner)-(md|base|default|control)$',
    '(radius|rounded|corner)',
  ],
};

const distance = differenceCiede2000();
const chroma = (hex: string) => lchOf(hex)[1];
/** Minimum chroma; greyer colours are surfaces, such as a theme's `accent` behind menus. */
const colourful = 0.05;
/** Minimum ΔE between two different colours. */
const apart = 10;

/** Chooses colours, fonts and corners for a brand. Values no name identifies stay open. */
export function choose({ colours, families, radii, named }: ImportedFile): Choice {
  const rest = (...taken: (NamedColour | undefined)[]) =>
    colours.filter(
      ({ hex }) => chroma(hex) >= colourful && taken.every((other) => !other || distance(hex, other.hex) >= apart),
    );
  const bySize = !named;
  const primary = bySize ? rest()[0] : first(colours, names.primary);
  const others = rest(primary);
  const accent = bySize ? others[0] : first(others, [...names.accent, ...names.chart]);
  const further = rest(primary, accent);
  const support = bySize ? further[0] : first(further, [...names.support, ...names.chart]);
  const grey = colours.filter(({ hex }) => chroma(hex) < colourful && lchOf(hex)[0] > 0.2 && lchOf(hex)[0] < 0.9);
  const neutral = bySize
    ? grey[0]
    : first(
        colours.filter(({ hex }) => chroma(hex) < 0.12),
        names.neutral,
      );
  const radius = first(radii, names.radius);
  return {
    primary,
    accent,
    support,
    neutral,
    display: first(families, names.display),
    text: first(families, names.text),
    radius: radius && { ...radius, shape: nearestShape(radius.px) },
  };
}

function first<T extends { name: string }>(items: readonly T[], patterns: readonly string[]): T | undefined {
  for (const pattern of patterns) {
    const found = items.find(({ name }) => new RegExp(pattern).test(name));
    if (found) return found;
  }
  return undefined;
}

function nearestShape(px: number): Shape {
  const by = (name: Shape) => Math.abs(shapes[name].md - px);
  return (Object.keys(shapes) as Shape[]).reduce((best, name) => (by(name) < by(best) ? name : best));
}
