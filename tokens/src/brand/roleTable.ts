import dark from '../../semantic/dark.tokens.json' with { type: 'json' };
import light from '../../semantic/light.tokens.json' with { type: 'json' };
import lightStage from '../../semantic/lightStage.tokens.json' with { type: 'json' };
import { type Paint, solid } from './colour.ts';
import type { Ramps } from './ramps.ts';
import type { Overrides, Stage, Theme } from './source.ts';

export type Paints = Map<string, Paint>;

export interface ShadowLayer {
  color: Paint;
  offsetX: unknown;
  offsetY: unknown;
  blur: unknown;
  spread: unknown;
}

interface Written {
  components: { $ref: string };
  alpha: number;
}
type WrittenLayer = Omit<ShadowLayer, 'color'> & { color: Written };
type Group = Record<string, { $type?: string } & Record<string, { $value: unknown }>>;

const tables = { light, dark, lightStage } as unknown as Readonly<Record<Theme | 'lightStage', Group>>;

/** Applies a brand's ramps to the role table of a theme and its stage. Throws on a step no ramp has. */
export function roleTable(
  theme: Theme,
  ramps: Ramps,
  stage: Stage = 'dark',
): { paints: Paints; shadows: Map<string, ShadowLayer[]> } {
  const paints: Paints = new Map();
  const shadows = new Map<string, ShadowLayer[]>();
  const written = [tables[theme], ...(stage === 'light' ? [tables.lightStage] : [])];
  for (const [group, { $type, ...tokens }] of written.flatMap(Object.entries<Group[string]>)) {
    for (const [name, { $value }] of Object.entries(tokens)) {
      const id = `${group}.${name}`;
      if ($type === 'shadow') {
        const layers = $value as WrittenLayer[];
        shadows.set(
          id,
          layers.map((layer) => ({ ...layer, color: readWritten(layer.color, ramps) })),
        );
      } else paints.set(id, readWritten($value as string | Written, ramps));
    }
  }
  return { paints, shadows };
}

export const colourRoles: readonly string[] = Object.entries(tables.light)
  .filter(([, { $type }]) => $type === 'color')
  .flatMap(([group, { $type, ...tokens }]) => Object.keys(tokens).map((name) => `${group}.${name}`));

function readWritten(value: string | Written, ramps: Ramps): Paint {
  if (typeof value === 'string') return solid(stepOf(/^\{palette\.(\w+)\.(\d+)\}$/.exec(value), ramps, value));
  const { $ref } = value.components;
  return {
    hex: stepOf(/^#\/palette\/(\w+)\/(\d+)\/\$value\/components$/.exec($ref), ramps, $ref),
    alpha: value.alpha,
  };
}

function stepOf(match: RegExpExecArray | null, ramps: Ramps, written: string): string {
  const hex = ramps[match?.[1] ?? '']?.[match?.[2] ?? ''];
  if (!hex) throw new Error(`${written} is no step of a ramp: ${Object.keys(ramps).join(', ')}.`);
  return hex;
}

/** Parses a brand's overrides. Throws with the role's name on anything but a colour or ramp step. */
export function readOverrides(overrides: Overrides = {}, ramps: Ramps): Paints {
  return new Map(Object.entries(overrides).map(([role, text]) => [role, readPaint(text, ramps, role)]));
}

function readPaint(text: string, ramps: Ramps, role: string): Paint {
  const [, colour = '', opacity] = /^\s*([^/\s]+)\s*(?:\/\s*([\d.]+)%)?\s*$/.exec(text) ?? [];
  const alpha = opacity === undefined ? 1 : Number(opacity) / 100;
  if (/^#[0-9a-f]{6}$/i.test(colour)) return { hex: colour.toLowerCase(), alpha };
  const hex = stepOf(/^(\w+)\.(\d+)$/.exec(colour), ramps, `${role}: ${text}`);
  return { hex, alpha };
}
