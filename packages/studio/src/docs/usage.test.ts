import { expect, test } from 'vitest';
import { usage } from './usage.ts';

test('UI-01 code to copy has the import, short values as they are and the others by name', () => {
  expect(usage('Button', '@baize/ui', { kind: 'primary', wide: true, children: 'Log in' })).toBe(
    `import { Button } from '@baize/ui';\n\n<Button kind="primary" wide>Log in</Button>`,
  );
  const game = { id: 'OMB-1', title: 'Amber Dragon', picture: ['/art/games/OMB/OMB-1.svg'], tags: ['hot'] };
  expect(usage('GameCard', '@baize/ui', { game, onPlay: () => {}, shape: undefined, words: { play: 'Play' } })).toBe(
    `import { GameCard } from '@baize/ui';\n\n<GameCard game={game} onPlay={onPlay} words={{ play: 'Play' }} />`,
  );
});

test('UI-01 a word with a quotation mark, an element and many props stay code that compiles', () => {
  const element = { $$typeof: Symbol('react'), props: {} };
  const text = usage('Panel', '@baize/ui', {
    title: 'The "house"',
    actions: element,
    footer: 'What stands below all of it, in a sentence of its own',
    level: 3,
    children: element,
  });
  expect(text).toContain(`title={'The "house"'}\n`);
  expect(text).toContain('  actions={actions}\n');
  expect(text).toContain('  level={3}\n>\n  {children}\n</Panel>');
});
