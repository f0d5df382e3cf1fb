import { formatMoney } from '@baize/domain';
import { make } from '../kit/dom.ts';
import { showEnded } from '../kit/ended.ts';
import { fill } from '../kit/fill.ts';
import { createKey, tellParent } from '../kit/host.ts';
import { createPayTable } from '../kit/payTable.ts';
import { closesPlay, tellStop } from '../kit/stops.ts';
import { tellRefusal } from '../kit/tell.ts';
import type { GameSetup, PlayStop } from '../protocol.ts';
import { ask } from './ask.ts';
import { createBets, nameOf } from './bets.ts';
import type { BookDetails } from './game.ts';
import { mostTogether } from './limits.ts';
import { oddsText } from './markets.ts';
import { createMatches } from './matches.ts';
import { namesIn } from './names.ts';
import { margin } from './prices.ts';
import { type Board, type BookAnswer, betPath, boardPath, cashOutPath } from './protocol.ts';
import { createSlip } from './slip.ts';
import type { BookWords } from './words/en.ts';

/** Polling interval of the board, in milliseconds. */
const lookMs = 3_000;

interface Asked {
  path: string;
  request: object;
  done: string;
}

function openBook(root: HTMLElement, setup: GameSetup<BookDetails, BookWords>): void {
  const { words, digits, parent, launch, details, stakes, most } = setup;
  const currency = { code: null, symbol: setup.currency, digits };
  const money = (amount: string) => formatMoney(amount, currency) ?? amount;
  const names = namesIn(words);
  const status = make('p', { class: 'status', role: 'status' });
  const balance = make('bdi', { dir: 'ltr' }, money(setup.balance));
  const place = make('button', { type: 'button', class: 'play' }, words.place);
  const toSlip = make('button', { type: 'button', class: 'to-slip' }, words.slip);
  /** Request with an unknown outcome, repeated with its own key before any other is sent. */
  let open: Asked | null = null;
  let busy = false;
  let stopped = false;
  let shownBalance = setup.balance;
  /** Number of requests, because a board requested before the last one may arrive late and be stale. */
  let presses = 0;

  const matches = createMatches({ sports: details.sports, words, names, onPick: (picked) => slip.toggle(picked) });
  const slip = createSlip({
    ...{ stakes, most, digits, words, money },
    warn: (text) => say(text, 'warning'),
    onChange(picks) {
      matches.mark(picks);
      toSlip.textContent = `${words.slip} (${picks.size})`;
      if (picks.size > 0 && status.textContent === words.emptySlip) say('', 'none');
      queueMicrotask(paintAction);
    },
  });
  const bets = createBets({
    ...{ words, names, money },
    onCashOut({ reference }, price) {
      const done = fill(words.cashedOut, { amount: money(price) });
      void press(() => ({ path: cashOutPath, request: { launch, key: createKey(), reference, price }, done }));
    },
  });
  const [openRules, rules] = createPayTable(
    { rows: [], notes: rulesOf(setup, money) },
    { ...words, payTable: words.rules },
  );
  const slipTitle = make('h2', { tabindex: '-1', id: 'slip' }, words.slip);
  const slipCard = make(
    'section',
    { class: 'pane slip', 'aria-labelledby': 'slip' },
    slipTitle,
    make('div', { class: 'readout' }, make('span', {}, words.balance), balance),
    slip.element,
    status,
    place,
  );
  root.append(
    make('div', { class: 'book' }, matches.element, make('div', { class: 'side' }, slipCard, bets.element)),
    make('div', { class: 'foot' }, openRules),
    toSlip,
    rules,
  );
  say(words.emptySlip, 'none');
  place.addEventListener('click', () => {
    if (stopped) return;
    if (open === null && slip.size() > 0 && slip.changed()) {
      slip.accept();
      say(words.oddsAccepted, 'none');
    } else void press(nextBet);
  });
  toSlip.addEventListener('click', () => {
    slipTitle.scrollIntoView();
    slipTitle.focus();
  });
  void look();
  const looks = setInterval(() => void look(), lookMs);
  tellParent(parent, 'ready');

  async function look(): Promise<void> {
    if (busy || document.hidden) return;
    const before = presses;
    const answer = await ask(boardPath, { launch });
    if (before !== presses) return;
    if (answer?.ok) show(answer.board);
    else if (answer?.code === 'session-ended') end();
  }

  function nextBet(): Asked | null {
    const bet = slip.request();
    return bet && { path: betPath, request: { launch, key: createKey(), ...bet }, done: words.placed };
  }

  async function press(make: () => Asked | null): Promise<void> {
    if (busy) return;
    const asked = open ?? make();
    if (!asked) return;
    presses += 1;
    setBusy(true);
    const answer = await ask(asked.path, asked.request);
    open = answer === null ? asked : null;
    setBusy(false);
    if (answer?.board) show(answer.board);
    if (answer?.ok) {
      if (asked.path === betPath) slip.clear();
      say(asked.done, 'win');
    } else refuse(answer);
    paintAction();
  }

  function refuse(answer: Extract<BookAnswer, { ok: false }> | null): void {
    if (answer === null) say(words.offline, 'warning');
    else if (answer.code === 'session-ended') end();
    else if (answer.stop) stopPlay(answer.stop);
    else if (answer.code === 'odds-changed') say(words.oddsChanged, 'warning');
    else if (answer.code === 'price-changed') say(words.priceChanged, 'warning');
    else say(tellRefusal(answer, { words, money }), 'warning');
  }

  /** Closes the slip during a rest or at the end of a limit; open bets stay in sight. */
  function stopPlay(stop: PlayStop): void {
    say(tellStop(stop, words, money), 'warning');
    stopped = closesPlay(stop);
    setBusy(false);
    // The site then asks what holds now.
    tellParent(parent, 'balance-changed');
  }

  function show(board: Board): void {
    matches.show(board);
    slip.show(board);
    const ended = bets.show(board).filter(({ outcome }) => outcome !== 'cashed');
    if (ended.length > 0) {
      const told = ended.map((bet) =>
        fill(words.settled, { bet: nameOf(bet, names), outcome: words[bet.outcome], amount: money(bet.pays) }),
      );
      say(told.join(' '), ended.some(({ outcome }) => outcome === 'won') ? 'win' : 'none');
    }
    balance.textContent = money(board.balance);
    if (board.balance !== shownBalance) tellParent(parent, 'balance-changed');
    shownBalance = board.balance;
    paintAction();
  }

  function end(): void {
    clearInterval(looks);
    showEnded(root, { words, parent });
  }

  function paintAction(): void {
    const label = open === null && slip.size() > 0 && slip.changed() ? words.accept : words.place;
    place.textContent = busy ? words.busy : label;
  }

  function setBusy(now: boolean): void {
    busy = now;
    place.setAttribute('aria-disabled', String(now || stopped));
    slip.lock(now || stopped || open !== null);
    paintAction();
  }

  function say(text: string, tone: 'none' | 'win' | 'warning'): void {
    status.textContent = text;
    status.setAttribute('data-tone', tone);
  }
}

function rulesOf(
  { words, returnToPlayer, stakes, most }: GameSetup<BookDetails, BookWords>,
  money: (amount: string) => string,
): string[] {
  const kept = String(margin / 100);
  return [
    fill(words.ruleReturn, { value: returnToPlayer, margin: kept }),
    fill(words.ruleMultiple, { most: oddsText(mostTogether) }),
    fill(words.limits, { least: money(stakes[0] ?? '0'), most: money(most) }),
    words.ruleWinner,
    words.ruleHandicap,
    words.ruleVoid,
    fill(words.ruleCashOut, { margin: kept }),
    words.ruleClock,
  ];
}

const root = document.getElementById('game');
if (root) openBook(root, JSON.parse(root.dataset.setup ?? '{}') as GameSetup<BookDetails, BookWords>);
