import { pairs } from '@baize/tokens/pairs';
import { expect, test } from 'vitest';
import { type Evidence, findCauses } from './causes.ts';
import type { Finding } from './findings.ts';
import { buildReport } from './reportData.ts';
import { changedTokens } from './tokenChanges.ts';
import { tokenSources } from './tokenSources.ts';

const sheet = (accent: string) => ({
  baize: `[data-brand="baize"]{--bz-action-accent:${accent};--bz-action-on-accent:#0a120e}\n[data-brand="baize"][data-theme="dark"]{}\n`,
});
const sheets = { before: sheet('#cba348'), now: sheet('#dbbd7a') };
const file = 'tokens/brands/baize/light.tokens.json';
const sources = tokenSources(new Map([[file, '{"action":{\n"accent":{"$value":"#dbbd7a"}}}']]), {
  'baize-light': [file],
});
const mode = (theme: 'light' | 'dark') => ({ name: theme, note: '', brand: 'baize', theme, direction: 'ltr' }) as const;
const modes = { desk: mode('light'), dark: mode('dark') };
const onAccent = pairs.filter(({ front, back }) => front === 'action.onAccent' && back === 'action.accent');

const finding = (mode: string, given: Partial<Finding> = {}): Finding => ({
  name: `game-card--first--${mode}`,
  storyId: 'game-card--first',
  title: 'Show/Card',
  storyName: 'First',
  fileName: './packages/ui/src/game/Card.stories.tsx',
  mode,
  kind: 'changed',
  before: 'old',
  after: 'new',
  size: { before: [390, 200], after: [390, 220] },
  pixels: 10,
  box: null,
  colours: [],
  ...given,
});
const gold = { colours: [{ from: '#cba348', to: '#dbbd7a', pixels: 9 }] };

function report(findings: readonly Finding[], changed: Evidence['changed'] = new Map()) {
  const evidence: Evidence = {
    tokens: changedTokens(sheets.before, sheets.now),
    roleOf: sources.roleOf,
    lookOf: (name) => modes[name as keyof typeof modes],
    changed,
    graph: new Map([['packages/ui/src/game/Card.stories.tsx', ['packages/ui/src/game/Card.css.ts']]]),
    stories: ['packages/ui/src/game/Card.stories.tsx'],
    everywhere: [],
    names: () => false,
  };
  return buildReport({
    findings,
    run: { browser: 'chromium-1-linux', pictures: 5966, seconds: 1, base: null, equal: [], unpictured: [] },
    modes,
    causes: findCauses(findings, evidence),
    evidence,
    tokenSources: sources,
    sheets,
    pairs: onAccent,
    isThere: (hash) => hash !== 'lost',
    isAccepted: ({ after }) => after === 'accepted',
  });
}

test('a token is told with its difference, its weakest contrast and its line, in the looks that changed', () => {
  const [cause, ...others] = report([finding('desk', gold)]).causes;
  expect(others).toEqual([]);
  expect(cause).toMatchObject({
    id: 'token:action.accent',
    title: 'action.accent',
    what: '#CBA348 → #DBBD7A, ΔE 8.1',
    where: 'Token in brands/baize',
    source: `${file}:2`,
  });
  expect(cause?.tokens).toHaveLength(1);
  expect(cause?.tokens[0]?.contrast).toMatchObject({ partner: 'action.onAccent', needed: 4.5 });
  expect(cause?.tokens[0]?.contrast?.before).toBeCloseTo(8.02, 2);
  expect(cause?.tokens[0]?.contrast?.after).toBeCloseTo(10.47, 2);
});

test('a sheet is told by what changed and where; causes with more pictures come first, unknown ones last', () => {
  const changed = new Map([['packages/ui/src/game/Card.css.ts', { what: 'gap 1 → 2 px', line: 7 }]]);
  const unknown = finding('desk', {
    title: 'Pages/Lobby',
    fileName: './site/src/Lobby.stories.tsx',
    name: 'lobby--a--desk',
  });
  const { causes } = report(
    [unknown, { ...unknown, name: 'lobby--b--desk' }, finding('dark'), finding('desk', gold)],
    changed,
  );
  expect(causes.map(({ title, where, source }) => [title, where, source])).toEqual([
    ['Card.css.ts', 'Sheet in game/Card', 'packages/ui/src/game/Card.css.ts:7'],
    ['action.accent', 'Token in brands/baize', `${file}:2`],
    ['2 pictures', 'Cause unknown in Pages/Lobby', null],
  ]);
});

test('pictures of a story are in the order of the modes, with what was done to it', () => {
  const { findings } = report([finding('dark'), finding('desk', { name: 'game-card--first--desk-pressed' })]);
  expect(findings.map(({ mode, state, component }) => [mode, state, component])).toEqual([
    ['desk', 'pressed', 'Card'],
    ['dark', null, 'Card'],
  ]);
});

test('size, what is missing and what is accepted are told', () => {
  const [first, lost, fresh] = report([
    finding('desk'),
    finding('desk', { before: 'lost', after: 'accepted', name: 'b' }),
    finding('desk', { before: null, kind: 'new', size: { before: null, after: [1, 2] }, name: 'c' }),
  ]).findings;
  expect(first).toMatchObject({ size: [390, 220], isResized: true, isMissing: false, isAccepted: false });
  expect(lost).toMatchObject({ isMissing: true, isAccepted: true });
  expect(fresh).toMatchObject({ size: [1, 2], isResized: false, isMissing: false });
});
