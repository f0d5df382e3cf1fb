import { describe, expect, test } from 'vitest';
import { chooseJudgement } from './judge.ts';
import type { Manifest } from './manifest.ts';
import { equalPictures, modelOf, orphansOf, ownPictures, type Taken } from './taken.ts';
import { updated } from './update.ts';

const [red, green, blue] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

const story = (name: string, pictures: Record<string, string>, more: Partial<Taken> = {}): Taken => ({
  id: `actions-button--${name}`,
  title: 'Actions/Button',
  storyName: name,
  fileName: './packages/ui/src/actions/Button.stories.tsx',
  pictures: Object.entries(pictures).map(([mode, hash]) => ({ name: `actions-button--${name}--${mode}`, mode, hash })),
  left: [],
  ...more,
});

describe('a picture that no accepted one is stored for', () => {
  const same = { before: red, accepted: [red], acceptedThen: [red] };

  test('is compared with what the commit draws that was accepted before', () => {
    expect(chooseJudgement({ ...same, verifiable: true })).toBe('compare');
    expect(chooseJudgement({ ...same, before: green, verifiable: false })).toBe('compare');
  });

  test('is unlike what this browser drew when it was accepted since', () => {
    expect(chooseJudgement({ ...same, accepted: [blue], verifiable: true })).toBe('unlike');
    expect(chooseJudgement({ ...same, before: null, verifiable: true })).toBe('unlike');
  });

  test('is taken as it is when it was accepted since, with another browser', () => {
    expect(chooseJudgement({ ...same, accepted: [blue], verifiable: false })).toBe('accepted');
    expect(chooseJudgement({ ...same, before: null, verifiable: false })).toBe('accepted');
    expect(chooseJudgement({ ...same, accepted: [blue], before: null, verifiable: false, lost: true })).toBe(
      'accepted',
    );
  });

  test('is unlike an older look when nothing could be drawn to compare it with', () => {
    expect(chooseJudgement({ ...same, before: null, verifiable: false, lost: true })).toBe('unlike');
  });
});

describe('equal pictures of a component', () => {
  test('are named, unless the story says what it looks like', () => {
    const open = story('open', { desk: red, 'phone-lumen': green });
    const focused = story('focused', { desk: red, 'phone-lumen': blue });
    expect(equalPictures([open, focused])).toEqual([
      { name: 'actions-button--focused--desk', like: 'actions-button--open--desk' },
    ]);
    expect(equalPictures([open, { ...focused, looksLike: 'open' }])).toEqual([]);
  });

  test('are none in different modes, or in different components', () => {
    expect(equalPictures([story('open', { desk: red }), story('shut', { 'phone-lumen': red })])).toEqual([]);
    expect(equalPictures([story('open', { desk: red }), story('shut', { desk: red }, { title: 'Other' })])).toEqual([]);
  });

  test('a story that looks like another is compared with the picture of that one', () => {
    const focused = story('focused', { desk: red }, { looksLike: 'open' });
    const end = { name: 'actions-button--focused--desk', mode: 'desk' };
    expect(modelOf(focused, end)).toBe('actions-button--open--desk');
    expect(modelOf(story('focused', {}), end)).toBe(end.name);
  });

  test('a moment of such a story is compared with itself, and has a line of its own', () => {
    const moment = { name: 'actions-button--focused--desk-failed', mode: 'desk', hash: green };
    const focused = { ...story('focused', {}, { looksLike: 'open' }), pictures: [moment] };
    expect(modelOf(focused, moment)).toBe(moment.name);
    expect(ownPictures(focused)).toEqual([moment]);
    expect(equalPictures([story('open', { desk: green }), focused])).toHaveLength(1);
  });
});

describe('a picture that no story has any more', () => {
  const names = ['actions-button--open--desk', 'actions-button--open--phone-lumen', 'actions-button--shut--desk'];
  const open = story('open', { desk: red });
  const existing = [open.id, 'actions-button--shut'];

  test('is one of a story that is gone, or that a story does not take any more', () => {
    expect(orphansOf(names, [], [open.id])).toEqual(['actions-button--shut--desk']);
    expect(orphansOf(names, [open], existing)).toEqual(['actions-button--open--phone-lumen']);
  });

  test('is none that was left to another day, moments included, and none of a story that did not run', () => {
    const moment = 'actions-button--open--phone-lumen-failed';
    expect(orphansOf([...names, moment], [{ ...open, left: ['phone-lumen'] }], existing)).toEqual([]);
    expect(orphansOf(names, [], existing)).toEqual([]);
  });
});

describe('the manifest after an update', () => {
  const name = 'actions-button--open--desk';
  const before: Manifest = {
    browser: 'chromium-1-linux',
    pictures: new Map([
      [name, [red]],
      ['gone--desk', [blue]],
    ]),
  };
  const update = (hash: string, more: Partial<Parameters<typeof updated>[2]> = {}, like?: string) =>
    updated(before, [story('open', { desk: hash }, { looksLike: like })], {
      browser: 'chromium-1-linux',
      changed: new Set(),
      gone: new Set(),
      complete: false,
      ...more,
    });

  test('has the new hash alone where the picture has changed, and one more where it looks the same', () => {
    expect(update(green, { changed: new Set([name]) }).pictures.get(name)).toEqual([green]);
    expect(update(green).pictures.get(name)).toEqual([green, red]);
    expect(update(red).pictures.get(name)).toEqual([red]);
  });

  test('keeps a hash as it is when another browser draws the same bytes', () => {
    expect(update(red, { browser: 'chromium-2-linux' }).pictures.get(name)).toEqual([red]);
  });

  test('says which other browser made a hash, until a whole run makes that the browser of all', () => {
    expect(update(green, { browser: 'chromium-2-linux' }).pictures.get(name)).toEqual([
      `${green}@chromium-2-linux`,
      red,
    ]);
    const whole = update(green, { browser: 'chromium-2-linux', complete: true });
    expect([whole.browser, [...whole.pictures]]).toEqual(['chromium-2-linux', [[name, [green]]]]);
  });

  test('drops what is gone, after a whole run all that was not taken, and keeps nothing of a story that looks like another', () => {
    expect(update(red).pictures.has('gone--desk')).toBe(true);
    expect(update(red, { gone: new Set(['gone--desk']) }).pictures.has('gone--desk')).toBe(false);
    expect(update(red, { complete: true }).pictures.has('gone--desk')).toBe(false);
    expect(update(green, { complete: true }, 'shut').pictures.size).toBe(0);
  });
});
