import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { BetView } from './protocol.ts';
import type { BookWords } from './words/en.ts';

interface CashOutInput {
  words: BookWords;
  money: (amount: string) => string;
  nameOf: (bet: BetView) => string;
  onTake: (price: string) => void;
}

export interface CashOut {
  element: HTMLElement;
  show: (bet: BetView) => void;
}

/** Milliseconds after a press, or a new price, in which no other press counts. */
const restMs = 500;

/** Last press on any bet, so that a double press never reaches the next one. */
let pressedAt = 0;

/** Offers to cash a bet out: the first press asks, the second takes. What was in sight keeps its place. */
export function createCashOut({ words, money, nameOf, onTake }: CashOutInput): CashOut {
  const ask = make('button', { type: 'button', class: 'tool' });
  const keep = make('button', { type: 'button', class: 'tool' }, words.cashOutKeep);
  const take = make('button', { type: 'button', class: 'tool' });
  const question = make('p', { role: 'status' });
  const row = make('div', { class: 'cash-out-row' }, ask, keep, take);
  const element = make('div', { class: 'cash-out', hidden: '' }, row, question);
  let bet: BetView | null = null;
  let asking = false;
  let changedAt = 0;

  const press = (button: HTMLElement, act: () => void) => {
    button.addEventListener('click', () => {
      const now = performance.now();
      if (now - pressedAt < restMs) return;
      pressedAt = now;
      act();
    });
  };
  press(ask, () => {
    asking = true;
    paint();
    keep.focus();
  });
  press(keep, () => {
    asking = false;
    paint();
    ask.focus();
  });
  press(take, () => {
    const price = bet?.cashOut;
    if (!price || performance.now() - changedAt < restMs) return;
    asking = false;
    onTake(price);
    paint();
  });

  return {
    element,
    show(next) {
      if (next.cashOut !== bet?.cashOut) changedAt = performance.now();
      bet = next;
      if (next.cashOut === null) asking = false;
      paint();
    },
  };

  function paint(): void {
    const price = bet?.cashOut ?? null;
    // A row that was in sight keeps its place, so that no other button moves under the finger.
    if (price !== null) element.hidden = false;
    row.toggleAttribute('data-away', price === null);
    ask.hidden = asking;
    keep.hidden = !asking;
    take.hidden = !asking;
    if (!bet || price === null) {
      question.textContent = '';
      return;
    }
    const amount = money(price);
    ask.textContent = fill(words.cashOut, { amount });
    ask.ariaLabel = fill(words.cashOutOf, { amount, bet: nameOf(bet) });
    take.textContent = fill(words.cashOutTake, { amount });
    question.textContent = asking ? fill(words.cashOutAsk, { amount, most: money(bet.pays) }) : '';
  }
}
