import type { Currency } from '@baize/domain';
import type { login, WireOf } from '@baize/gateway';
import { mustChangePassword } from './account.ts';
import type { AccountRecords } from './accountRecords.ts';
import { AccountBook } from './accounts.ts';
import type { Agents } from './agents/agents.ts';
import type { ContractBooks } from './agents/contractBooks.ts';
import type { Team } from './agents/team.ts';
import type { BetRecords } from './betRecords.ts';
import { BetBook } from './bets.ts';
import { Books } from './books.ts';
import { currencyOf } from './brands.ts';
import { CaptchaDesk } from './captcha.ts';
import type { Cashier } from './cashier.ts';
import { Channels } from './channels.ts';
import { WorldClock } from './clock.ts';
import { ContactProofs } from './contactProofs.ts';
import { DrawDesk } from './draws.ts';
import { type FaultKind, takeFault } from './faultRules.ts';
import { FeedbackBox } from './feedbackBox.ts';
import { GameLibrary } from './games.ts';
import { HumanDesk } from './humanDesk.ts';
import { IdentityDesk } from './identityDesk.ts';
import { LaunchDesk } from './launches.ts';
import type { Ledger } from './ledger.ts';
import { Limiter } from './limiter.ts';
import { LoginLog } from './loginLog.ts';
import type { MemberDesk } from './memberDesk.ts';
import { MessageBox } from './messageBox.ts';
import { OpenBets } from './openBets.ts';
import { PayeeBook } from './payeeBook.ts';
import { PaymentDesk } from './payments.ts';
import { PlayerGames, stockGames } from './playerGames.ts';
import type { PointsMall } from './points.ts';
import { PromotionDesk } from './promotions.ts';
import { RoomDesk } from './rooms.ts';
import { SessionBook } from './sessions.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { SmsCodeDesk } from './smsCodes.ts';
import { SportsBook } from './sportsBook/sportsBook.ts';
import { TicketDesk } from './tickets.ts';

export interface WorldOptions {
  seed?: string;
  /** How many slots there are: 1,200 unless told. */
  slots?: number;
  /** ms since the epoch. */
  now?: () => number;
  settings?: Partial<Settings>;
}

/** Everything the platform knows. Made from a seed and a clock; the same two give the same answers. */
export class World {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly captchas: CaptchaDesk;
  readonly smsCodes: SmsCodeDesk;
  readonly humans: HumanDesk;
  readonly launches: LaunchDesk;
  readonly limiter: Limiter;
  settings: Settings;
  games: GameLibrary;
  payments = new PaymentDesk();
  payees = new PayeeBook();
  channels = new Channels();
  accounts: AccountBook;
  readonly identity: IdentityDesk;
  /** What third parties have let in: by whom, and whose account it is. */
  readonly tickets: TicketDesk<{ provider: string; username: string }>;
  /** Answers of logins that may have been lost on the way, by the attempt's name. */
  readonly attempts: TicketDesk<{ print: string; answer: WireOf<typeof login> }>;
  /** Letters that would have been sent, the latest last. */
  letters: { to: string; username: string; password: string }[] = [];
  sessions: SessionBook;
  playerGames = new PlayerGames();
  promotions: PromotionDesk;
  rooms: RoomDesk;
  readonly feedback = new FeedbackBox();
  bets = new BetBook();
  draws: DrawDesk;
  openBets = new OpenBets();
  sportsBook: SportsBook;
  logins: LoginLog;
  contactProofs: ContactProofs;
  messages: MessageBox;
  /** Nonces of sealed payloads already seen, with when they may be forgotten (ms). */
  readonly nonces = new Map<string, number>();
  /** By currency. */
  readonly #books = new Map<string, Books>();
  #begun: number;
  readonly #slots: number;
  #longPast = false;

  constructor({ seed = 'baize', slots = 1_200, now = Date.now, settings = {} }: WorldOptions = {}) {
    this.seed = seed;
    this.#slots = slots;
    this.clock = new WorldClock(now);
    const time = () => this.clock.now();
    this.#begun = time();
    this.settings = { ...defaultSettings(), ...settings };
    this.games = new GameLibrary(seed, slots, { currency: () => this.currency(), now: () => this.clock.now() });
    this.captchas = new CaptchaDesk(time);
    this.smsCodes = new SmsCodeDesk(time, () => this.settings.codeMinutes * 60_000);
    this.humans = new HumanDesk(time);
    this.launches = new LaunchDesk(time);
    this.promotions = new PromotionDesk(this.#begun);
    this.messages = new MessageBox(time);
    this.limiter = new Limiter(time);
    this.sessions = new SessionBook(time, () => this.settings.sessionMinutes * 60_000);
    this.rooms = this.#openRooms();
    this.accounts = new AccountBook(seed, time);
    this.draws = new DrawDesk(seed, time);
    this.sportsBook = new SportsBook(seed, time);
    this.logins = new LoginLog(seed, time);
    this.contactProofs = new ContactProofs(time);
    this.identity = new IdentityDesk(time, this.smsCodes);
    this.tickets = new TicketDesk(time, 2 * 60_000);
    this.attempts = new TicketDesk(time, 2 * 60_000);
    stockGames(this.playerGames, this.games);
  }

  currency(): Currency {
    const { brand, currency } = this.settings;
    return currencyOf(brand, currency);
  }

  /** The ledger of the merchant's currency, with the prizes of every draw and all else that is due by now. */
  ledger(): Ledger {
    return this.#settledBooks().ledger;
  }

  /** What players are given. */
  desk(): MemberDesk {
    return this.#settledBooks().desk();
  }

  /** Deposits, withdrawals and transfers, with what time has made of them. */
  cashier(): Cashier {
    return this.#settledBooks().cashier;
  }

  /** What every player has bet, as it stands now. */
  betRecords(): BetRecords {
    return this.#settledBooks().betRecords;
  }

  /** What moved every player's money beside bets, as it stands now. */
  accountRecords(): AccountRecords {
    return this.#settledBooks().accountRecords;
  }

  /** Who stands below whom, and what they did by now. */
  team(): Team {
    return this.#settledBooks().team;
  }

  /** What agents are told, give and earn, beside their team. */
  agents(): Agents {
    return this.#settledBooks().agents;
  }

  /** Contracts of agents and their bills, as they stand now. */
  contracts(): ContractBooks {
    return this.#settledBooks().contracts();
  }

  /** Points and what they buy. */
  points(): PointsMall {
    return this.#settledBooks().points();
  }

  /** Reading the books posts what is due first. */
  #settledBooks(): Books {
    const books = this.#currentBooks();
    const now = this.clock.now();
    this.bets.settle(this.draws);
    this.openBets.settle(now);
    this.sportsBook.settle();
    books.settle(now);
    return books;
  }

  /** The books of the merchant's currency, opened with the accounts' past when first asked for. */
  #currentBooks(): Books {
    const currency = this.currency();
    const name = `${currency.code}:${currency.digits}`;
    const kept = this.#books.get(name);
    if (kept) return kept;
    const books = new Books(this, currency, this.#begun);
    this.#books.set(name, books);
    books.postHistory(this.#longPast);
    return books;
  }

  /** Signs an account in without a password, for scenarios and stories. Answers with the token. */
  signIn(username: string, userAgent: string | null = null): string {
    const account = this.accounts.find(username);
    if (!account) throw new RangeError(`no such account: ${username}`);
    const login = { userAgent, country: this.settings.country };
    const { token } = this.sessions.start(account, mustChangePassword(account, this.settings), login);
    this.logins.note(username, { ...login, how: 'password', token });
    return token;
  }

  takeFault(call: string, input: Readonly<Record<string, unknown>>): FaultKind | null {
    return takeFault(this.settings, call, input);
  }

  /**
   * Back to the beginning: settings, clock, accounts, sessions and books, with the first number of slots unless told. `longPast`
   * gives the first player a hundred thousand bets.
   */
  reset(slots = this.#slots, longPast = false): void {
    this.#longPast = longPast;
    this.clock.reset();
    this.#begun = this.clock.now();
    this.settings = defaultSettings();
    this.payments = new PaymentDesk();
    this.payees = new PayeeBook();
    this.channels = new Channels();
    this.accounts = new AccountBook(this.seed, () => this.clock.now());
    this.sessions.forget();
    this.identity.forget();
    this.tickets.forget();
    this.attempts.forget();
    this.letters = [];
    this.limiter.forget();
    this.feedback.empty();
    this.smsCodes.forget();
    this.playerGames = new PlayerGames();
    this.promotions = new PromotionDesk(this.clock.now());
    this.messages = new MessageBox(() => this.clock.now());
    this.rooms = this.#openRooms();
    this.bets = new BetBook();
    this.draws = new DrawDesk(this.seed, () => this.clock.now());
    this.openBets = new OpenBets();
    this.sportsBook = new SportsBook(this.seed, () => this.clock.now());
    this.logins = new LoginLog(this.seed, () => this.clock.now());
    this.contactProofs = new ContactProofs(() => this.clock.now());
    this.#books.clear();
    this.games = new GameLibrary(this.seed, slots, { currency: () => this.currency(), now: () => this.clock.now() });
    stockGames(this.playerGames, this.games);
  }

  #openRooms(): RoomDesk {
    return new RoomDesk(
      this.seed,
      () => this.clock.now(),
      () => this.games,
    );
  }
}
