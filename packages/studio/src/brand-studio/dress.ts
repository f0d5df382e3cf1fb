import type { Theme } from '@baize/tokens/brand/source';
import { coloursOf, shapeRule, textureRule } from './brandSheet.ts';
import { parseBrand } from './brandText.ts';
import type { Draft } from './draft.ts';

/** A brand as pages wear it. */
export interface Dress {
  /** Variable → CSS of every colour and shadow. */
  colours: Readonly<Record<Theme, ReadonlyMap<string, string>>>;
  /** Type, measures and texture, in rules that those of a language win over. */
  rules: string;
}

export function dressOf({ text, weave }: Draft): Dress {
  const source = parseBrand(text);
  return { colours: coloursOf(source), rules: `${shapeRule(source)}\n${textureRule(weave)}` };
}
