import { hexOf } from '@baize/tokens/brand/colour';
import { densities, edges, shapes } from '@baize/tokens/brand/presets';
import { type BrandText, setColour, setInText } from './brandText.ts';
import { displayFaces, setDisplay, setFigures, setTextFace, textFaces } from './faces.ts';

/** Randomises colours, forms and fonts. `random` returns numbers from 0 to below 1. */
export function shuffle(text: BrandText, random: () => number): BrandText {
  const between = (from: number, to: number) => from + random() * (to - from);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const hue = between(0, 360);
  const away = (from: number, to: number) => (hue + between(from, to)) % 360;
  const coloured = [
    ['primary', hexOf(between(0.3, 0.55), between(0.08, 0.2), hue)],
    ['accent', hexOf(between(0.65, 0.85), between(0.1, 0.19), away(90, 270))],
    ['support', hexOf(between(0.5, 0.7), between(0.06, 0.16), away(40, 320))],
    ['neutral', hexOf(between(0.45, 0.55), between(0.005, 0.03), hue)],
  ] as const;
  const inColours = coloured.reduce((made, [name, hex]) => setColour(made, name, hex), text);
  const formed = [
    ['shape', Object.keys(shapes)],
    ['density', Object.keys(densities)],
    ['edge', Object.keys(edges)],
  ] as const;
  const inForm = formed.reduce((made, [key, names]) => setInText(made, [key], oneOf(names)), inColours);
  const set = setTextFace(setDisplay(inForm, oneOf([...displayFaces.keys()])), oneOf([...textFaces.keys()]));
  return setFigures(set, undefined);
}
