import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documented } from './componentDocs.ts';
import { readParts } from './publicProps.ts';

const parts = readParts(readFileSync('packages/ui/public-props.txt', 'utf8'));
const all = [...documented.values()];
const { version } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { version: string };
const named = new Set(
  'Tab Enter Space Escape Shift Alt Home End Backspace F10 Letters Digits * /'
    .split(' ')
    .concat('Arrow keys,Arrow up,Arrow down,Arrow left,Arrow right,Page up,Page down,Context menu'.split(',')),
);

test('UI-01 every public component has docs beside it, and nothing else has', () => {
  expect([...documented.keys()].sort()).toEqual([...parts.keys()].sort());
});

test('UI-01 docs name other components that there are', () => {
  const wrong = all.flatMap(({ name, docs }) =>
    [
      ...Object.keys(docs.instead ?? {}),
      ...(docs.related ?? []),
      ...(typeof docs.status === 'object' && 'use' in docs.status ? [docs.status.use] : []),
    ]
      .filter((other) => other === name || !parts.has(other))
      .map((other) => `${name}: ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('UI-01 docs name keys as keyboards do', () => {
  const keys = all.flatMap(({ docs }) => Object.keys(docs.keyboard ?? {})).flatMap((text) => text.split(/, |\+/));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});

test('UI-01 texts of docs are short, and no sentence is left open', () => {
  const sentences = all.flatMap(({ docs }) => docs.accessibility);
  expect(sentences.filter((text) => !text.endsWith('.') || text.length > 240)).toEqual([]);
  const phrases = all.flatMap(({ docs }) => [
    ...Object.values(docs.instead ?? {}),
    ...Object.values(docs.keyboard ?? {}),
    ...(docs.use ?? []),
    ...(docs.practice ?? []).flatMap((one) => [one.do, one.not]),
  ]);
  expect(phrases.filter((text) => text.endsWith('.') || text.length > 120)).toEqual([]);
});

test('UI-01 no component is said to be older than the package or younger than its next version', () => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const known = all.map(({ docs }) => docs.since).filter((since) => !isUpTo(since, [major, minor + 1]));
  expect(known).toEqual([]);
});

const isUpTo = (since: string, [major, minor]: readonly [number, number]) => {
  const [, ownMajor, ownMinor] = /^(\d+)\.(\d+)\.\d+$/.exec(since) ?? [];
  return Number(ownMajor) < major || (Number(ownMajor) === major && Number(ownMinor) <= minor);
};

test('UI-01 a page that is linked is where its stories say', () => {
  const lost = all
    .filter(({ page }) => page)
    .filter(({ room, name }) => {
      const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`;
      return !readFileSync(`packages/ui/src/${room}/${name}.stories.tsx`, 'utf8').includes(`title: '${title}'`);
    });
  expect(lost.map(({ name }) => name)).toEqual([]);
  expect(existsSync('packages/studio/src/docs/Components.mdx')).toBe(true);
});
