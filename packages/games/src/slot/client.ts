import { celebrates, fromMinor, toMinor } from '@baize/domain';
import { make, makeSvg, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createSound } from '../kit/sound.ts';
import { createStake } from '../kit/stake.ts';
import { createSwitch } from '../kit/switchButton.ts';
import { boughtBet, reelsBet, type SlotResult, type Spin, star, wild } from './reels.ts';
import type { SlotDetails } from './rules.ts';
import type { SlotWords } from './words.ts';

const rows = 3;
/** Milliseconds between reel stops, and for viewing a free round. */
const stagger = 170;
const quickStagger = 30;
const looked = 700;

function createSlot({ setup, words, money, announce }: Surroundings<SlotDetails, SlotWords>): Machine<SlotResult> {
  const { layout, symbols, prizes, freeRounds } = setup.details;
  const columns = layout === '5x3' ? 5 : 3;
  const reels = Array.from({ length: columns }, (_, column) => createReel(symbols, column));
  const marks = makeSvg('svg', {
    class: 'marks',
    viewBox: `0 0 ${columns * 2} ${rows * 2}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const window = make('div', { class: 'reels', dir: 'ltr', 'aria-hidden': 'true', 'data-columns': String(columns) });
  window.append(...reels.map((reel) => reel.element), marks);
  const stake = createStake({ stakes: setup.stakes, words, money });
  const sound = createSound();
  let isQuick = false;
  let boughtLeft = setup.bought?.left ?? 0;
  let usesBought = boughtLeft > 0;
  let isLocked = false;
  const stakeNow = () => (usesBought ? (setup.bought?.stake ?? '0') : stake.value());
  const bought = createSwitch('', () => {
    if (!isLocked) usesBought = !usesBought;
    paintBought();
    return usesBought;
  });
  paintBought();
  const counter = make('p', { class: 'free', 'aria-hidden': 'true' });
  counter.hidden = true;

  return {
    element: make('div', { class: 'cabinet' }, window, counter),
    extras: [
      bought,
      ...(setup.rules.maySpeedUp
        ? [
            createSwitch(words.quick, () => {
              isQuick = !isQuick;
              return isQuick;
            }),
          ]
        : []),
      createSwitch(words.sound, sound.turn),
    ],
    control: stake.element,
    action: words.spin,
    payTable: {
      rows: [
        { condition: fill(words.starNote, { value: String(freeRounds) }), pays: '', picture: symbols[star] },
        { condition: words.wildNote, pays: '', picture: symbols[wild] },
        ...[...prizes].reverse().map(({ symbol, count, multiplier }) => ({
          condition: fill(words.onLine, { value: String(count) }),
          pays: fill(words.times, { value: String(multiplier) }),
          picture: symbols[symbol],
        })),
      ],
      notes: [fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.ready,
    bets: () => [usesBought ? { bet: boughtBet, stake: '0' } : { bet: reelsBet, stake: stake.value() }],
    lock(now) {
      isLocked = now;
      stake.lock(now);
    },
    start() {
      marks.replaceChildren();
      counter.hidden = true;
      for (const reel of reels) reel.start();
    },
    async show(result, wins) {
      const isWin = isWon(wins?.[0] ?? 0n);
      await rest(result, isWin);
      if (result.free.length === 0) {
        if (result.line && isWin) sound.play('win');
        return;
      }
      sound.play('stars');
      await playFree(result.free);
    },
    tell: ({ free }) => (free.length > 0 ? fill(words.freeRounds, { value: String(free.length) }) : ''),
    tellBought({ left, won, win }) {
      boughtLeft = left;
      usesBought = left > 0;
      paintBought();
      const amounts = { amount: money(win), value: String(left), total: money(won) };
      if (left > 0) return fill(words.boughtLeft, amounts);
      return fill(toMinor(won, setup.digits) ? words.boughtOver : words.boughtNothing, amounts);
    },
    stop() {
      for (const reel of reels) reel.stop();
    },
  };

  /** Plays free rounds one after the other, saying what each adds and the sum so far. */
  async function playFree(rounds: SlotResult['free']): Promise<void> {
    const each = toMinor(stakeNow(), setup.digits) ?? 0n;
    const text = (amount: bigint) => money(fromMinor(amount, setup.digits));
    const count = String(rounds.length);
    let sum = 0n;
    announce(fill(words.freeBegin, { count, stake: text(each) }));
    for (const [index, free] of rounds.entries()) {
      await pause(looked);
      const value = String(index + 1);
      counter.textContent = fill(words.freeRound, { value, count, total: text(sum) });
      counter.hidden = false;
      marks.replaceChildren();
      for (const reel of reels) reel.start();
      const won = each * BigInt(free.multiplier);
      const isWin = isWon(won);
      await rest(free, isWin);
      sum += won;
      const told = { value, count, amount: text(won), total: text(sum) };
      counter.textContent = fill(words.freeRound, told);
      announce(fill(won > 0n ? words.freeAdded : words.freeNothing, told));
      if (free.line && isWin) sound.play('win');
    }
  }

  function paintBought(): void {
    bought.textContent = fill(words.bought, { value: String(boughtLeft) });
    bought.setAttribute('aria-pressed', String(usesBought));
    bought.hidden = boughtLeft === 0;
    stake.fix(usesBought ? (setup.bought?.stake ?? null) : null);
  }

  /** Reports whether a line is shown as won, by sound and marks. */
  function isWon(win: bigint): boolean {
    return celebrates(setup.rules, win, toMinor(stakeNow(), setup.digits) ?? 0n);
  }

  async function rest(spin: Spin, isWin: boolean): Promise<void> {
    const between = isQuick ? quickStagger : stagger;
    for (const [column, reel] of reels.entries()) {
      await pause(column === 0 ? between * 3 : between);
      reel.stop(spin.reels[column]);
      sound.play('stop');
    }
    if (spin.line && isWin) mark(spin.line);
  }

  function mark({ rows: line, count }: NonNullable<Spin['line']>): void {
    const places = line.slice(0, count);
    const points = places.map((row, column) => `${column * 2 + 1},${row * 2 + 1}`).join(' ');
    marks.replaceChildren(
      makeSvg('polyline', { points, class: 'line-shadow' }),
      makeSvg('polyline', { points, class: 'line' }),
    );
    for (const [column, reel] of reels.entries()) reel.mark(places[column]);
  }
}

interface Reel {
  element: HTMLElement;
  start: () => void;
  stop: (symbols?: readonly number[]) => void;
  mark: (row: number | undefined) => void;
}

function createReel(symbols: readonly string[], column: number): Reel {
  const picture = (symbol: number) => make('img', { src: symbols[symbol] ?? '', alt: '', draggable: 'false' });
  const cells = Array.from({ length: rows }, (_, row) =>
    make('div', { class: 'cell' }, picture((column * 2 + row) % wild)),
  );
  const blur = make(
    'div',
    { class: 'blur' },
    ...symbols.map((_, symbol) => picture(symbol)),
    ...[0, 1, 2].map(picture),
  );
  const element = make('div', { class: 'reel' }, ...cells, blur);
  return {
    element,
    start() {
      for (const cell of cells) cell.removeAttribute('data-mark');
      element.setAttribute('data-moving', '');
    },
    stop(shown) {
      element.removeAttribute('data-moving');
      cells.forEach((cell, row) => {
        const symbol = shown?.[row];
        if (symbol === undefined) return;
        cell.replaceChildren(picture(symbol));
        cell.setAttribute('data-symbol', symbol === wild ? 'wild' : symbol === star ? 'star' : 'plain');
      });
    },
    mark(winning) {
      cells.forEach((cell, row) => {
        cell.setAttribute('data-mark', row === winning ? 'win' : 'rest');
      });
    },
  };
}

openGame(createSlot);
