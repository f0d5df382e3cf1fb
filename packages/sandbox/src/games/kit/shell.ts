import { formatMoney, fromMinor, toMinor } from '@baize/domain';
import type { GameSetup, Laid, PlayedRound, RefusedRound, SpinRequest } from '../protocol.ts';
import { createCountdown } from './countdown.ts';
import { countUp } from './countUp.ts';
import { make } from './dom.ts';
import { showEnded } from './ended.ts';
import { fill } from './fill.ts';
import { createKey, playRound, tellParent, watchRound } from './host.ts';
import type { Machine, Surroundings } from './machine.ts';
import { createPast } from './past.ts';
import { createPayTable } from './payTable.ts';

type Create<Result, Details, Words> = (surroundings: Surroundings<Details, Words>) => Machine<Result>;

/** After so many rounds without a bet the table waits until the player joins again. */
const mostSatOut = 3;

/** Opens the page of a game: balance, action and result around what the game itself is. */
export function openGame<Result, Details, Words>(create: Create<Result, Details, Words>): void {
  const root = document.getElementById('game');
  if (!root) return;
  openShell(root, JSON.parse(root.dataset.setup ?? '{}') as GameSetup<Details, Words>, create);
}

function openShell<Result, Details, Words>(
  root: HTMLElement,
  setup: GameSetup<Details, Words>,
  create: Create<Result, Details, Words>,
): void {
  const { words, digits, parent } = setup;
  const currency = { code: null, symbol: setup.currency, digits };
  const money = (amount: string) => formatMoney(amount, currency) ?? amount;
  const minor = (amount: string) => toMinor(amount, digits) ?? 0n;
  const balance = readout(words.balance);
  const lastWin = readout(words.lastWin);
  const status = make('p', { class: 'status', role: 'status' });
  const machine = create({ setup, words, money, warn: (text) => say(text, 'warning'), play: () => void round() });
  const play = make('button', { type: 'button', class: 'play' }, machine.action);
  const [openTable, payTable] = createPayTable(machine.payTable, words);
  const past = setup.past && createPast({ rounds: setup.past, words, money });
  /** A round whose end is unknown: it is asked for again with its own key before any other. */
  let open: SpinRequest | null = null;
  let busy = false;
  let turn: number | undefined;
  const countdown = createCountdown(words, () => void letPass());
  /** Rounds in a row that the player sat out. */
  let satOut = 0;
  /** The table goes on without the player, who has to join again. */
  let waiting = false;
  /** When bets close on the page's own clock; null where nothing closes them. */
  let closesAt: number | null = null;

  lay(setup.laid, performance.now());
  balance.show(money(setup.balance));
  lastWin.show(money('0'));
  say(machine.bets() === null ? machine.incomplete : words.ready, 'none');
  root.append(
    machine.element,
    countdown.element,
    status,
    make('div', { class: 'deck' }, balance.element, machine.control, play, lastWin.element),
    make('div', { class: 'foot' }, openTable, ...(past ? [past.parts[0]] : []), ...(machine.extras ?? [])),
    payTable,
    ...(past ? [past.parts[1]] : []),
  );
  play.addEventListener('click', () => void round());
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    void round();
  });
  countDown();
  tellParent(parent, 'ready');

  async function round(): Promise<void> {
    if (busy) return;
    satOut = 0;
    if (waiting) {
      await watch();
      return;
    }
    const request = open ?? nextRequest();
    if (!request) {
      say(machine.incomplete, 'warning');
      return;
    }
    setBusy(true);
    machine.start();
    const answer = await playRound<Result>(request);
    const answered = performance.now();
    open = answer === null ? request : null;
    if (answer?.ok) {
      await machine.show(answer.result, answer.wins.map(minor));
      lay(answer.laid, answered);
      settle(answer);
    } else {
      machine.stop();
      refuse(answer, answered);
    }
    setBusy(false);
  }

  /** Bets are closed and the player has not played: the round goes on without them, a few times and only while somebody looks. */
  async function letPass(): Promise<void> {
    // A round whose end is unknown is asked for first.
    if (busy || open) return;
    if (!document.hidden && satOut < mostSatOut) {
      await watch();
      return;
    }
    waiting = true;
    play.textContent = words.join;
    say(words.waiting, 'none');
  }

  async function watch(): Promise<void> {
    if (turn === undefined) return;
    setBusy(true);
    machine.start();
    const answer = await watchRound<Result>({ launch: setup.launch, turn });
    const answered = performance.now();
    waiting = !answer?.ok && !answer?.laid;
    if (answer?.ok) {
      satOut += 1;
      await machine.show(answer.result, null);
      lay(answer.laid, answered);
      say([machine.tell?.(answer.result), words.satOut].filter(Boolean).join(' '), 'none');
    } else {
      machine.stop();
      if (waiting) refuse(answer ?? { ok: false, code: 'try-later' }, answered);
      else lay(answer?.laid, answered);
    }
    setBusy(false);
  }

  function nextRequest(): SpinRequest | null {
    const bets = machine.bets();
    return bets && { launch: setup.launch, key: createKey(), bets, turn };
  }

  /** Shows how the table stands, as it was told at a moment of the page's own clock. */
  function lay(laid: Laid | null | undefined, toldAt: number): void {
    if (!laid) return;
    turn = laid.turn;
    machine.lay?.(laid);
    closesAt = laid.closesIn === null ? null : toldAt + laid.closesIn;
  }

  function settle({ result, stake, win, balance: now, laid, bought }: PlayedRound<Result>): void {
    balance.show(money(now));
    tellParent(parent, 'balance-changed');
    if (laid?.running) {
      say(machine.tell?.(result) ?? '', 'none');
      return;
    }
    if (bought) {
      const told = [machine.tell?.(result), machine.tellBought?.(bought)];
      say(told.filter(Boolean).join(' '), minor(bought.win) > 0n ? 'win' : 'none');
      return;
    }
    const won = minor(win) > minor(stake);
    // What comes back of several bets may be less than was staked: that is no win.
    const outcome = minor(win) === 0n ? words.none : fill(won ? words.win : words.returned, { amount: money(win) });
    countUp(won ? minor(win) : 0n, (amount) => lastWin.show(money(fromMinor(amount, digits))));
    past?.add({ stake, win });
    say([machine.tell?.(result), outcome].filter(Boolean).join(' '), won ? 'win' : 'none');
  }

  function refuse(answer: RefusedRound | null, answered: number): void {
    if (answer?.code === 'session-ended') {
      closesAt = null;
      showEnded(root, { words, parent });
      return;
    }
    lay(answer?.laid, answered);
    if (answer?.balance !== undefined) balance.show(money(answer.balance));
    say(answer === null ? words.offline : (words[answer.code] ?? words['try-later']), 'warning');
  }

  function say(text: string, tone: 'none' | 'win' | 'warning'): void {
    status.textContent = text;
    status.setAttribute('data-tone', tone);
  }

  function setBusy(now: boolean): void {
    busy = now;
    root.toggleAttribute('data-busy', now);
    play.setAttribute('aria-disabled', String(now));
    play.textContent = now ? words.busy : waiting ? words.join : machine.action;
    machine.lock(now || open !== null);
    countDown();
  }

  function countDown(): void {
    if (closesAt === null || busy || waiting || open) countdown.stop();
    else countdown.run(closesAt);
  }
}

function readout(label: string): { element: HTMLElement; show: (text: string) => void } {
  const value = make('bdi', { dir: 'ltr' });
  const element = make('div', { class: 'readout' }, make('span', {}, label), value);
  return {
    element,
    show(text) {
      value.textContent = text;
    },
  };
}
