import type { PastRound } from '../protocol.ts';
import { createDialog } from './dialog.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { KitWords } from './words/en.ts';

export const pastRounds = 20;

interface PastInput {
  rounds: readonly PastRound[];
  words: KitWords;
  money: (amount: string) => string;
}

export function createPast({ rounds, words, money }: PastInput) {
  const line = ({ stake, win }: PastRound) =>
    make(
      'li',
      {},
      make('span', {}, fill(words.pastStake, { amount: money(stake) })),
      make('b', {}, fill(words.pastWin, { amount: money(win) })),
    );
  const list = make('ol', { class: 'past' }, ...rounds.map(line));
  const none = make('p', {}, words.pastNone);
  none.hidden = rounds.length > 0;
  const [open, dialog] = createDialog({ title: words.past, id: 'past', children: [none, list], words });
  return {
    parts: [open, dialog] as const,
    add(round: PastRound) {
      none.hidden = true;
      list.prepend(line(round));
      while (list.children.length > pastRounds) list.lastElementChild?.remove();
    },
  };
}
