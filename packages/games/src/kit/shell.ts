import { formatMoney, fromMinor, toMinor } from '@baize/domain';
import type { GameSetup, Laid, LastRound, PlayedRound, RefusedRound, SpinRequest } from '../protocol.ts';
import { arrange } from './arrange.ts';
import { createCap } from './cap.ts';
import { createCountdown } from './countdown.ts';
import { countUp } from './countUp.ts';
import { make, onFreeKey } from './dom.ts';
import { showClosed, showEnded } from './ended.ts';
import { createKey, playRound, tellParent, watchRound } from './host.ts';
import type { Machine, Surroundings } from './machine.ts';
import { createPace } from './pace.ts';
import { createPast } from './past.ts';
import { createPayTable } from './payTable.ts';
import { createPlayButton } from './playButton.ts';
import { createReadout } from './readout.ts';
import { closesPlay } from './stops.ts';
import { tellLast, tellRefusal, tellRound } from './tell.ts';

type Create<Result, Details, Words> = (surroundings: Surroundings<Details, Words>) => Machine<Result>;

/** Rounds without a bet after which the table waits until the player joins again. */
const mostSatOut = 3;

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
  const teller = { words, money };
  const minor = (amount: string) => toMinor(amount, digits) ?? 0n;
  const balance = createReadout(setup.playMoney ? words.playMoney : words.balance);
  const lastWin = createReadout(words.lastWin);
  const status = make('p', { class: 'status', role: 'status' });
  const machine = create({
    setup,
    words,
    money,
    warn: (text) => say(text, 'warning'),
    announce: (text) => say(text, 'none'),
    play: () => void round(),
  });
  const chips = () => machine.chips?.() ?? null;
  const [openTable, payTable] = createPayTable(machine.payTable, words);
  const past = setup.past && createPast({ rounds: setup.past, words, money });
  /** Round with an unknown outcome, repeated with its own key before any other. */
  let open: SpinRequest | null = null;
  let busy = false;
  let turn: number | undefined;
  const countdown = createCountdown(words, { closed: () => void close(), staked: chips });
  let satOut = 0;
  let waiting = false;
  /** Turn whose chips were refused at the close. */
  let refusedTurn: number | undefined;
  /** Closing time of bets on `performance.now()`; null where nothing closes them. */
  let closesAt: number | null = null;
  let closed = false;
  let endCount = () => {};
  const pace = createPace(setup, words);
  /** Milliseconds until a round may start; moves within a round need not wait. */
  const tooSoon = () => (machine.stands?.() == null ? pace.wait() : 0);
  const play = createPlayButton(machine, words, pace, {
    press: () => void round(),
    stateOf: () => ({ busy, waiting, isHand: machine.stands?.() != null && open === null, wait: tooSoon() }),
  });
  lay(setup.laid, performance.now());
  balance.show(money(setup.balance));
  lastWin.show(money('0'));
  say(opening(), 'none');
  arrange({
    root,
    machine,
    countdown: countdown.element,
    cap: createCap(setup, words, money),
    status,
    deck: [balance.element, machine.control, play.element, lastWin.element],
    openers: [openTable, ...(past ? [past.parts[0]] : [])],
  });
  root.append(payTable, ...(past ? [past.parts[1]] : []));
  // The site's bar shows the balance of a framed game, but no play money.
  root.toggleAttribute('data-framed', parent !== null && !setup.playMoney);
  onFreeKey(() => void round());
  play.paint();
  countDown();
  tellParent(parent, 'ready');

  async function round(): Promise<void> {
    if (busy || closed || tooSoon() > 0) return;
    satOut = 0;
    if (waiting) {
      await watch();
      return;
    }
    const request = open ?? nextRequest();
    if (!request) {
      say(machine.stands?.() ?? machine.incomplete, 'warning');
      return;
    }
    const pressed = performance.now();
    begin();
    const answer = await playRound<Result>(request);
    const answered = performance.now();
    pace.note(answer, { pressed, answered });
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

  /**
   * Plays the chips that lie on the table once bets close. Without any, lets the round run without the player, a few
   * times and only while the page is visible.
   */
  async function close(): Promise<void> {
    // Resolve a round with an unknown outcome first.
    if (busy || closed || open) return;
    if (tooSoon() > 0) return void setTimeout(() => void close(), tooSoon());
    if (chips() !== null && refusedTurn !== turn) {
      const before = turn;
      await round();
      // Refused chips stay on the table, and this round passes without them.
      if (turn === before) refusedTurn = before;
      return;
    }
    if (!document.hidden && satOut < mostSatOut) {
      await watch();
      return;
    }
    waiting = true;
    play.paint();
    say(words.waiting, 'none');
  }

  async function watch(): Promise<void> {
    if (turn === undefined) return;
    const reason = refusedTurn === turn ? status.textContent : null;
    begin();
    const answer = await watchRound<Result>({ launch: setup.launch, turn });
    const answered = performance.now();
    waiting = !answer?.ok && !answer?.laid;
    if (answer?.ok) {
      satOut += 1;
      await machine.show(answer.result, null);
      lay(answer.laid, answered);
      say([reason, machine.tell?.(answer.result), words.satOut].filter(Boolean).join(' '), 'none');
    } else {
      machine.stop();
      if (waiting) refuse(answer ?? { ok: false, code: 'try-later' }, answered);
      else lay(answer?.laid, answered);
    }
    setBusy(false);
  }

  function begin(): void {
    endCount();
    say('', 'none');
    setBusy(true);
    machine.start();
  }

  function nextRequest(): SpinRequest | null {
    const bets = machine.bets();
    return bets && { launch: setup.launch, key: createKey(), bets, turn };
  }

  /** Shows the table as received at `toldAt` on `performance.now()`. */
  function lay(laid: Laid | null | undefined, toldAt: number): void {
    if (!laid) return;
    turn = laid.turn;
    machine.lay?.(laid);
    closesAt = laid.closesIn === null ? null : toldAt + laid.closesIn;
  }

  function opening(): string {
    const standing = machine.stands?.();
    const last = standing ? null : (setup.last as LastRound<Result> | null);
    const next = standing ?? (machine.bets() === null ? machine.incomplete : words.ready);
    const told = last && tellLast(last, machine.tell, teller);
    return [setup.playMoney && words.playMoneyNote, told, (machine.chips || !told) && next].filter(Boolean).join(' ');
  }

  function settle(played: PlayedRound<Result>): void {
    const { result, stake, win, balance: now, laid, bought } = played;
    balance.show(money(now));
    tellParent(parent, 'balance-changed');
    if (laid?.running) {
      say(machine.stands?.() ?? '', 'none');
      return;
    }
    if (bought) {
      const told = [machine.tell?.(result), machine.tellBought?.(bought)];
      say(told.filter(Boolean).join(' '), minor(bought.win) > 0n ? 'win' : 'none');
      return;
    }
    const { won, text } = tellRound(played, machine.tell, teller);
    endCount = countUp(won ? minor(win) : 0n, (amount) => lastWin.show(money(fromMinor(amount, digits))));
    past?.add({ stake, win });
    say(text, won ? 'win' : 'none');
  }

  function refuse(answer: RefusedRound | null, answered: number): void {
    if (answer?.code === 'session-ended') {
      closesAt = null;
      closed = true;
      showEnded(root, { words, parent });
      return;
    }
    lay(answer?.laid, answered);
    if (answer?.balance !== undefined) balance.show(money(answer.balance));
    const { stop } = answer ?? {};
    const text = tellRefusal(answer, teller);
    // A hand that is being played may be finished; its further moves cost nothing.
    if (stop && closesPlay(stop) && !machine.stands?.()) {
      closesAt = null;
      closed = true;
      showClosed(root, { title: words.stopped, text, back: words.back, parent });
    } else say(text, 'warning');
    // The site then asks what holds now.
    if (stop) tellParent(parent, 'balance-changed');
  }

  function say(text: string, tone: 'none' | 'win' | 'warning'): void {
    status.textContent = text;
    status.setAttribute('data-tone', tone);
  }

  function setBusy(now: boolean): void {
    busy = now;
    root.toggleAttribute('data-busy', now);
    machine.lock(now || open !== null);
    play.paint();
    countDown();
  }

  function countDown(): void {
    if (closesAt === null || busy || waiting || open) countdown.stop();
    else countdown.run(closesAt);
  }
}
