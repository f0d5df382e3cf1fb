import { expect, test } from 'vitest';
import { looseTexts } from './looseText.ts';

const judge = (jsx: string) => looseTexts([{ path: 'a.tsx', code: `const a = ${jsx};` }]);

test.each([
  '<p>{busy ? words.busy : <b>{sum}</b>}</p>',
  "<p><i />{open && text('open')}</p>",
  '<p>{lead}{count && `of many`}</p>',
  "<p><i />{open ? 'yes' : null}</p>",
])('FLT-129 text that takes turns beside others is refused: %s', (jsx) => expect(judge(jsx)).toHaveLength(1));

test.each([
  '<p>{busy ? <span>{words.busy}</span> : <b>{sum}</b>}</p>',
  '<p>{open && words.open}</p>',
  '<p><i />{open ? words.open : words.shut}</p>',
])('others are fine: %s', (jsx) => expect(judge(jsx)).toEqual([]));
