import { fromMinor, toMinor } from '@baize/domain';
import { nameOfCard } from '../kit/cards.ts';
import { make, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { createHand, type Hand } from '../kit/hand.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { createSeats, type SeatMove } from '../kit/seats.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import type { CardWords } from '../kit/words/cards.ts';
import type { SeatWords } from '../kit/words/seats.ts';
import { type Move, moves, pointsOf } from './hands.ts';
import type { SeenHand, SeenRound } from './round.ts';
import type { BlackjackWords } from './words.ts';

const beat = 420;

const outcomes = { blackjack: 'won', win: 'won', push: 'tied', lose: 'lost', bust: 'lost' } as const;

const moveOf = ({ name, points, ending }: SeenHand): SeatMove => ({
  name,
  bet: String(points),
  outcome: ending && outcomes[ending],
});

function createBlackjack(surroundings: Surroundings<null, CardWords & SeatWords & BlackjackWords>): Machine<SeenRound> {
  const { setup, words, money, play } = surroundings;
  const { digits } = setup;
  const handOf = (name: string, tone: 'blue' | 'red') =>
    createHand({
      name,
      tone,
      words,
      points: (held) => String(pointsOf(held).points),
      tell: (cards, held) => fill(words.hand, { side: name, cards, points: String(pointsOf(held).points) }),
    });
  const dealer = handOf(words.dealer, 'red');
  const own = [handOf(words.yourHand, 'blue'), handOf(words.secondHand, 'blue')] as const;
  const stake = createStake({ stakes: setup.stakes, words, money });
  const seats = createSeats(words);
  let round = setup.laid?.lies as SeenRound;
  const lying = new Map<Hand, string>();
  let locked = false;
  let chosen: Move | null = null;

  const buttons = moves.map((made) => {
    const button = make('button', { type: 'button', class: 'tool' }, words[made]);
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return;
      chosen = made;
      play();
    });
    return button;
  });
  const moveButtons = make('div', { class: 'moves', role: 'group', 'aria-label': words.moves }, ...buttons);
  const running = () => round.active >= 0;
  const isOpen = (made: Move) => {
    const base = BigInt(round.stake);
    const staked = round.hands.reduce((sum, { doubled }) => sum + (doubled ? 2n * base : base), 0n);
    const fits = made === 'hit' || made === 'stand' || staked + base <= (toMinor(setup.most, digits) ?? 0n);
    return round.moves.includes(made) && fits;
  };
  const offer = () => {
    moves.forEach((made, index) => {
      buttons[index]?.setAttribute('aria-disabled', String(locked || !isOpen(made)));
    });
    stake.lock(locked || running());
    moveButtons.hidden = !running();
    stake.element.hidden = running();
  };
  /** Names the hand whose turn it is, where there are two. */
  const standing = () => {
    const { hands: played, active, dealer: held } = round;
    const values = {
      points: String(pointsOf(played[active]?.cards ?? []).points),
      dealer: String(pointsOf(held).points),
    };
    if (played.length < 2) return fill(words.standing, values);
    return fill(words.standingHand, { ...values, number: String(active + 1), count: String(played.length) });
  };
  const hands = make('div', { class: 'hands own' }, ...own.map(({ element }) => element));

  return {
    layout: 'table',
    beside: [seats.element],
    speaksInDeck: true,
    element: make(
      'div',
      { class: 'felt' },
      make('div', { class: 'hands dealer' }, dealer.element),
      make('p', { class: 'felt-rule' }, words.onFelt),
      hands,
    ),
    control: make('div', { class: 'hand-control' }, stake.element, moveButtons),
    action: words.deal,
    payTable: {
      rows: [
        { condition: words.blackjack, pays: fill(words.odds, { value: '1.5' }) },
        { condition: words.higherHand, pays: fill(words.odds, { value: '1' }) },
        { condition: words.equalHand, pays: words.stakeBack },
      ],
      notes: [
        words.aim,
        words.onFelt,
        words.shoe,
        words.secondStake,
        words.strategy,
        fill(words.limits, { least: money(setup.stakes[0] ?? '0'), most: money(setup.most) }),
        fill(words.returnToPlayer, { value: setup.returnToPlayer }),
        fill(words.closing, { action: words.deal }),
        words.othersPlay,
        words.simulated,
      ],
    },
    incomplete: words.chooseMove,
    stands: () => (running() ? standing() : null),
    focusMove: () => buttons.find((button) => button.ariaDisabled !== 'true')?.focus(),
    bets() {
      if (!running()) return [{ bet: 'deal', stake: stake.value() }];
      if (!chosen) return null;
      const again = chosen === 'double' || chosen === 'split';
      return [{ bet: chosen, stake: again ? fromMinor(BigInt(round.stake), digits) : '0' }];
    },
    lock(now) {
      locked = now;
      chosen = null;
      offer();
    },
    lay(laid) {
      round = laid.lies as SeenRound;
      seats.sit(laid);
      paint(round, round.dealer.length);
      offer();
    },
    start() {},
    async show(result) {
      paint(result, 1);
      for (let count = 2; count <= result.dealer.length; count += 1) {
        await pause(beat);
        paint(result, count);
      }
      await pause(beat);
    },
    stop() {},
    tell: ({ hands: played, dealer: held, endings }) => {
      const against = String(pointsOf(held).points);
      if (played.length === 0) {
        const cards = held.map((card) => nameOfCard(card, words)).join(', ');
        return fill(words.hand, { side: words.dealer, cards, points: against });
      }
      const told = played.map(({ cards }, index) => {
        const ending = endings[index];
        const points = String(pointsOf(cards).points);
        return ending ? fill(words.ended, { ending: words[`end-${ending}`], points, dealer: against }) : '';
      });
      return told.join(' ');
    },
  };

  /** Shows a round with the first `dealt` dealer cards; a hand of one card has a covered second. */
  function paint(next: SeenRound, dealt: number): void {
    const all = dealt >= next.dealer.length;
    redeal(dealer, next.dealer.slice(0, dealt));
    own.forEach((hand, index) => {
      redeal(hand, next.hands[index]?.cards ?? []);
      const ending = all ? next.endings[index] : undefined;
      hand.mark(ending === 'win' || ending === 'blackjack');
      hand.element.toggleAttribute('data-active', index === next.active && next.hands.length > 1);
      hand.element.hidden = index > 0 && next.hands.length < 2;
    });
    // Other seats draw after the player and before the dealer, so show their moves with the dealer's last card.
    if (all || next.active >= 0) seats.tell(next.others.map(moveOf));
  }

  /** Skips hands that have not changed, so that they are not dealt again. */
  function redeal(hand: Hand, cards: SeenRound['dealer']): void {
    const key = cards.join();
    if (lying.get(hand) === key) return;
    lying.set(hand, key);
    hand.show(cards);
  }
}

openGame(createBlackjack);
