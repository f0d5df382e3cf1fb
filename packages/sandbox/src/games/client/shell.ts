import { formatMoney, toMinor } from '@baize/domain';
import type { GameSetup, SpinAnswer, SpinRequest } from '../protocol.ts';
import { fill, type Words } from '../words.ts';
import { make } from './dom.ts';
import { showEnded } from './ended.ts';
import { createKey, playRound, tellParent } from './host.ts';
import type { Machine } from './machine.ts';
import { createPayTable } from './payTable.ts';
import { createStake } from './stake.ts';

/** Stake, action, result: what all games share around their machine. */
export function openShell(root: HTMLElement, setup: GameSetup, words: Words, machine: Machine): void {
  const currency = { code: null, symbol: setup.currency, digits: setup.digits };
  const money = (amount: string) => formatMoney(amount, currency) ?? amount;
  const balance = readout(words.balance);
  const lastWin = readout(words.lastWin);
  const status = make('p', { class: 'status', role: 'status' }, words.ready);
  const stake = createStake(setup, words, money);
  const play = make('button', { type: 'button', class: 'play' }, machine.action);
  const [openTable, payTable] = createPayTable(setup, words);
  /** A round whose end is unknown: it is asked for again with its own key before any other. */
  let open: SpinRequest | null = null;
  let busy = false;

  balance.show(money(setup.balance));
  lastWin.show(money('0'));
  root.append(
    machine.element,
    status,
    make('div', { class: 'deck' }, balance.element, stake.element, play, lastWin.element),
    make('div', { class: 'foot' }, openTable),
    payTable,
  );
  play.addEventListener('click', () => void round());
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    void round();
  });
  tellParent(setup.parent, 'ready');

  async function round(): Promise<void> {
    if (busy) return;
    const request = open ?? nextRequest();
    if (!request) {
      say(words.numbers, 'warning');
      return;
    }
    setBusy(true);
    machine.start();
    const answer = await playRound(request);
    open = answer === null ? request : null;
    if (answer?.ok) {
      await machine.show(answer.result);
      settle(answer);
    } else {
      machine.stop();
      refuse(answer);
    }
    setBusy(false);
  }

  function nextRequest(): SpinRequest | null {
    const pick = machine.pick();
    if (pick === null) return null;
    return { launch: setup.launch, key: createKey(), stake: stake.value(), ...(pick === undefined ? {} : { pick }) };
  }

  function settle(answer: Extract<SpinAnswer, { ok: true }>): void {
    const won = (toMinor(answer.win, setup.digits) ?? 0n) > 0n;
    balance.show(money(answer.balance));
    lastWin.show(money(answer.win));
    say(won ? fill(words.win, money(answer.win)) : words.none, won ? 'win' : 'none');
    tellParent(setup.parent, 'balance-changed');
  }

  function refuse(answer: Extract<SpinAnswer, { ok: false }> | null): void {
    if (answer?.code === 'session-ended') {
      showEnded(root, words, setup.parent);
      return;
    }
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
    stake.lock(now || open !== null);
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
