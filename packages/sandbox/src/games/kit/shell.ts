import { formatMoney, fromMinor, toMinor } from '@baize/domain';
import type { GameSetup, Laid, PlayedRound, RefusedRound, SpinRequest } from '../protocol.ts';
import { countUp } from './countUp.ts';
import { make } from './dom.ts';
import { showEnded } from './ended.ts';
import { fill } from './fill.ts';
import { createKey, playRound, tellParent } from './host.ts';
import type { Machine, Surroundings } from './machine.ts';
import { createPast } from './past.ts';
import { createPayTable } from './payTable.ts';

type Create<Result, Details, Words> = (surroundings: Surroundings<Details, Words>) => Machine<Result>;

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

  lay(setup.laid);
  balance.show(money(setup.balance));
  lastWin.show(money('0'));
  say(machine.bets() === null ? machine.incomplete : words.ready, 'none');
  root.append(
    machine.element,
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
  tellParent(parent, 'ready');

  async function round(): Promise<void> {
    if (busy) return;
    const request = open ?? nextRequest();
    if (!request) {
      say(machine.incomplete, 'warning');
      return;
    }
    setBusy(true);
    machine.start();
    const answer = await playRound<Result>(request);
    open = answer === null ? request : null;
    if (answer?.ok) {
      await machine.show(answer.result, answer.wins.map(minor));
      lay(answer.laid);
      settle(answer);
    } else {
      machine.stop();
      refuse(answer);
    }
    setBusy(false);
  }

  function nextRequest(): SpinRequest | null {
    const bets = machine.bets();
    return bets && { launch: setup.launch, key: createKey(), bets, turn };
  }

  function lay(laid: Laid | null | undefined): void {
    if (!laid) return;
    turn = laid.turn;
    machine.lay?.(laid);
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

  function refuse(answer: RefusedRound | null): void {
    if (answer?.code === 'session-ended') {
      showEnded(root, { words, parent });
      return;
    }
    lay(answer?.laid);
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
    play.textContent = now ? words.busy : machine.action;
    machine.lock(now || open !== null);
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
