import { expect, test } from 'vitest';
import { tokenSources } from './tokenSources.ts';

const semantic = `{
  "action": {
    "$type": "color",
    "accent": { "$value": "{palette.accent.400}" },
    "onAccent": {
      "$value": { "colorSpace": "oklch", "components": [1, 2, 3] }
    }
  }
}`;
const palette = `{
  "palette": {
    "accent": {
      "300": { "$value": "#fff" },
      "400": { "$value": { "hex": "#cba348" } }
    }
  }
}`;
const brand = `{
  "colours": {
    "primary": "#102030",
    "ramps": {
      "accent": "#fff #eee" },
    "light": { "action.onAccent": "accent.300" }
  }
}`;

const sources = tokenSources(
  new Map([
    ['semantic.json', semantic],
    ['palette.json', palette],
    ['brand.json', brand],
  ]),
  { 'baize-light': ['semantic.json', 'palette.json'], 'lotus-light': ['semantic.json', 'palette.json', 'brand.json'] },
);
const place = (role: string, id: string, ...changed: readonly string[]) =>
  sources.placeOf(role, id, 'light', new Set(changed));

test('a variable is told by the name that the token has', () => {
  expect(sources.roleOf('--bz-action-on-accent')).toBe('action.onAccent');
  expect(sources.roleOf('--bz-asset-mark')).toBe('asset-mark');
});

test('a role stands where the last file of the look defines it', () => {
  expect(place('action.onAccent', 'baize')).toEqual({ file: 'semantic.json', line: 5 });
  expect(place('action.onAccent', 'lotus')).toEqual({ file: 'brand.json', line: 6 });
  expect(place('action.onAccent', 'lotus', 'palette.json')).toEqual({ file: 'brand.json', line: 6 });
  expect(place('no.role', 'baize')).toBeNull();
  expect(place('action.accent', 'lumen')).toBeNull();
});

test('a ramp of a brand is one line of its file, and a role of one theme is none of the other', () => {
  expect(place('palette.accent.400', 'lotus')).toEqual({ file: 'brand.json', line: 5 });
  expect(place('palette.primary.700', 'lotus')).toEqual({ file: 'brand.json', line: 3 });
  expect(sources.placeOf('action.onAccent', 'lotus', 'dark', new Set())).toBeNull();
});

test('where the ramp changed and not the role, the place is in the ramp', () => {
  expect(place('action.accent', 'baize')).toEqual({ file: 'semantic.json', line: 4 });
  expect(place('action.accent', 'baize', 'palette.json')).toEqual({ file: 'palette.json', line: 5 });
  expect(place('action.accent', 'baize', 'palette.json', 'semantic.json')).toEqual({ file: 'semantic.json', line: 4 });
});
