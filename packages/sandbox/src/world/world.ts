import type { Currency } from '@baize/domain';
import type { login, WireOf } from '@baize/gateway';
import { mustChangePassword } from './account/account.ts';
import { AccountBook } from './account/accounts.ts';
import { ContactProofs } from './account/contactProofs.ts';
import type { Agents } from './agents/agents.ts';
import type { ContractBooks } from './agents/contractBooks.ts';
import type { Team } from './agents/team.ts';
import { WorldClock } from './base/clock.ts';
import { type FaultKind, takeFault } from './base/faultRules.ts';
import { Limiter } from './base/limiter.ts';
import { defaultSettings, type Settings } from './base/settings.ts';
import { Books } from './books.ts';
import { ContentDesk } from './content/contentDesk.ts';
import { FeedbackBox } from './content/feedbackBox.ts';
import { MessageBox } from './content/messageBox.ts';
import { GameLibrary } from './games/games.ts';
import { LaunchService } from './games/launches.ts';
import { LiveFloor } from './games/liveFloor.ts';
import { OpenBets } from './games/openBets.ts';
import { PlayerGames, stockGames } from './games/playerGames.ts';
import { RoomService } from './games/rooms.ts';
import { SportsBook } from './games/sportsBook/sportsBook.ts';
import { BetBook } from './lottery/bets.ts';
import { DrawService } from './lottery/draws.ts';
import type { MemberServices } from './memberServices.ts';
import type { Cashier } from './money/cashier.ts';
import { Channels } from './money/channels.ts';
import type { Ledger } from './money/ledger.ts';
import { PayeeBook } from './money/payeeBook.ts';
import { PaymentService } from './money/payments.ts';
import { currencyOf } from './platform/brands.ts';
import type { PointsMall } from './promotions/points.ts';
import { PromotionService } from './promotions/promotions.ts';
import type { AccountRecords } from './records/accountRecords.ts';
import type { BetRecords } from './records/betRecords.ts';
import { CaptchaService } from './sign-in/captcha.ts';
import { HumanCheckService } from './sign-in/humanCheckService.ts';
import { IdentityService } from './sign-in/identityService.ts';
import { LoginLog } from './sign-in/loginLog.ts';
import { SessionBook } from './sign-in/sessions.ts';
import { SmsCodeService } from './sign-in/smsCodes.ts';
import { TicketService } from './sign-in/tickets.ts';

export interface WorldOptions {
  seed?: string;
  /** Number of slots; default 1,200. */
  slots?: number;
  now?: () => number;
  settings?: Partial<Settings>;
}

/** State of the platform. Equal seeds and clocks give equal responses. */
export class World {
  readonly seed: string;
  readonly clock: WorldClock;
  readonly captchas: CaptchaService;
  readonly smsCodes: SmsCodeService;
  readonly humans: HumanCheckService;
  readonly launches: LaunchService;
  readonly limiter: Limiter;
  settings: Settings;
  games: GameLibrary;
  payments = new PaymentService();
  payees = new PayeeBook();
  channels = new Channels();
  accounts: AccountBook;
  readonly identity: IdentityService;
  /** Third-party logins: provider and account. */
  readonly tickets: TicketService<{ provider: string; username: string }>;
  /** Responses to logins that may have been lost, by attempt. */
  readonly attempts: TicketService<{ print: string; answer: WireOf<typeof login> }>;
  letters: { to: string; username: string; password: string }[] = [];
  sessions: SessionBook;
  playerGames = new PlayerGames();
  promotions: PromotionService;
  rooms: RoomService;
  floor: LiveFloor;
  readonly feedback = new FeedbackBox();
  bets = new BetBook();
  draws: DrawService;
  openBets = new OpenBets();
  sportsBook: SportsBook;
  logins: LoginLog;
  contactProofs: ContactProofs;
  messages: MessageBox;
  content: ContentDesk;
  /** Nonces of sealed payloads already used, with their expiry (ms). */
  readonly nonces = new Map<string, number>();
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
    this.captchas = new CaptchaService(time);
    this.smsCodes = new SmsCodeService(time, () => this.settings.codeMinutes * 60_000);
    this.humans = new HumanCheckService(time);
    this.launches = new LaunchService(time);
    this.promotions = new PromotionService(this.#begun);
    this.messages = new MessageBox(time);
    this.content = new ContentDesk(time);
    this.limiter = new Limiter(time);
    this.sessions = new SessionBook(time, () => this.settings.sessionMinutes * 60_000);
    [this.rooms, this.floor] = this.#openRooms();
    this.accounts = new AccountBook(seed, time);
    this.draws = new DrawService(seed, time);
    this.sportsBook = new SportsBook(seed, time);
    this.logins = new LoginLog(seed, time);
    this.contactProofs = new ContactProofs(time);
    this.identity = new IdentityService(time, this.smsCodes);
    this.tickets = new TicketService(time, 2 * 60_000);
    this.attempts = new TicketService(time, 2 * 60_000);
    stockGames(this.playerGames, this.games);
  }

  currency(): Currency {
    const { brand, currency } = this.settings;
    return currencyOf(brand, currency);
  }

  /** Returns the ledger of the current currency after posting everything due, such as prizes. */
  ledger(): Ledger {
    return this.#settledBooks().ledger;
  }

  memberServices(): MemberServices {
    return this.#settledBooks().memberServices();
  }

  cashier(): Cashier {
    return this.#settledBooks().cashier;
  }

  betRecords(): BetRecords {
    return this.#settledBooks().betRecords;
  }

  accountRecords(): AccountRecords {
    return this.#settledBooks().accountRecords;
  }

  team(): Team {
    return this.#settledBooks().team;
  }

  agents(): Agents {
    return this.#settledBooks().agents;
  }

  contracts(): ContractBooks {
    return this.#settledBooks().contracts();
  }

  points(): PointsMall {
    return this.#settledBooks().points();
  }

  /** Posts what is due before the books are read. */
  #settledBooks(): Books {
    const books = this.#currentBooks();
    const now = this.clock.now();
    this.bets.settle(this.draws);
    this.openBets.settle(now);
    this.sportsBook.settle();
    books.settle(now);
    return books;
  }

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

  /** Signs an account in without a password, for scenarios and stories, and returns the token. */
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
   * Resets settings, clock, accounts, sessions and books, by default with the initial number of slots. `longPast` gives
   * the first player a hundred thousand bets.
   */
  reset(slots = this.#slots, longPast = false): void {
    this.#longPast = longPast;
    this.clock.reset();
    this.#begun = this.clock.now();
    this.settings = defaultSettings();
    this.payments = new PaymentService();
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
    this.promotions = new PromotionService(this.clock.now());
    this.messages = new MessageBox(() => this.clock.now());
    this.content = new ContentDesk(() => this.clock.now());
    [this.rooms, this.floor] = this.#openRooms();
    this.bets = new BetBook();
    this.draws = new DrawService(this.seed, () => this.clock.now());
    this.openBets = new OpenBets();
    this.sportsBook = new SportsBook(this.seed, () => this.clock.now());
    this.logins = new LoginLog(this.seed, () => this.clock.now());
    this.contactProofs = new ContactProofs(() => this.clock.now());
    this.#books.clear();
    this.games = new GameLibrary(this.seed, slots, { currency: () => this.currency(), now: () => this.clock.now() });
    stockGames(this.playerGames, this.games);
  }

  #openRooms(): [RoomService, LiveFloor] {
    const now = () => this.clock.now();
    const games = () => this.games;
    return [new RoomService(this.seed, now, games), new LiveFloor(this.seed, now, games, () => this.rooms)];
  }
}
