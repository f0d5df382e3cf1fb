import { expect, test } from 'vitest';
import { brandColours, colourAs, stepOf } from './brandColours.ts';
import { tokenUses } from './tokenUses.ts';

const ink = { hex: '#131a16', alpha: 1 };

test('BRD-01 a colour of a role is told as the step of a ramp that it is', () => {
  const { ramps, light } = brandColours.get('baize') ?? {};
  if (!ramps || !light) throw new Error('the brand has a folder');
  expect(stepOf(ramps, light.paints.get('text.primary') ?? ink)).toBe('neutral 950');
  expect(stepOf(ramps, { hex: '#fffdf9', alpha: 0.08 })).toBe('neutral 0, 8%');
  expect(stepOf(ramps, { hex: '#123456', alpha: 1 })).toBeUndefined();
});

test.each([
  ['CSS', 'var(--bz-text-primary)'],
  ['vars', 'vars.text.primary'],
  ['Hex', '#131a16'],
  ['OKLCH', 'oklch(20.9% 0.013 160.0)'],
] as const)('BRD-01 a role is copied as %s', (format, text) => {
  expect(colourAs(format, 'text.primary', 'bz-text-primary', ink)).toBe(text);
});

test('BRD-01 how opaque a colour is goes with it', () => {
  const glass = { hex: '#fffdf9', alpha: 0.5 };
  expect(colourAs('Hex', 'a.b', 'bz-a-b', glass)).toBe('#fffdf980');
  expect(colourAs('OKLCH', 'a.b', 'bz-a-b', glass)).toContain(' / 50%)');
});

test('BRD-01 a role knows the sheets that read it, each once', () => {
  const uses = tokenUses({
    '../ui/src/actions/Button.css.ts': 'color: vars.text.primary, background: vars.action.primary, vars.text.primary',
    '../ui/src/actions/Badge.css.ts': 'color: vars.text.primary',
  });
  expect(uses.get('text.primary')).toEqual(['Badge', 'Button']);
  expect(uses.get('text.muted')).toBeUndefined();
});
