import { memberKind } from '@baize/domain';
import type { BrandDocument } from '@baize/gateway';
import { judgeAnswer } from './checks/answers.ts';
import { isKnownCode, type Judge } from './document.ts';
import type { Person, Session } from './people.ts';
import { inputFor, sampleIn, sources } from './samples.ts';
import type { Exchange, Finding, NotTried, Sum } from './types.ts';
import { at, envelopeOf, NotReachable, Spent, succeeded, Wire, type WireOptions } from './wire.ts';

export interface RunOptions extends Omit<WireOptions, 'see' | 'canSeal'> {
  judge: Judge;
  account?: Person;
  agent?: Person;
  other?: Person;
  /** Group to judge; of the others only the calls that ids come from are asked. */
  only?: string;
  /** Reason why the platform's key is not known; absent if it is. */
  noKey?: string;
  /** Brand document of the site; without it origins of games and the jurisdiction are not judged. */
  brand?: Pick<BrandDocument, 'gameOrigins' | 'jurisdiction' | 'startLimits' | 'platformOrigin' | 'domains'>;
  /** Further work after the reads: writes and money. */
  further?: readonly Probe[];
}

export class WrongAccount extends Error {}

/** Part of a run that sends requests of its own and reports what is wrong. */
export type Probe = (run: Run) => Promise<void>;

/** One judgement of a platform. */
export class Run {
  readonly judge: Judge;
  readonly wire: Wire;
  /** Sends what takes changes back, also after the run was stopped. */
  readonly undoWire: Wire;
  readonly canSeal: boolean;
  readonly options: RunOptions;
  readonly findings: Finding[] = [];
  readonly answers = new Map<string, unknown>();
  readonly inputs = new Map<string, Record<string, unknown>>();
  readonly passed = new Set<string>();
  readonly tried = new Set<string>();
  readonly reasons = new Map<string, NotTried>();
  readonly moved: Sum[] = [];
  readonly leftBehind: string[] = [];
  readonly remarks: string[] = [];
  /** Accounts that the run opened. */
  readonly opened: string[] = [];
  readonly undo: { name: string; work: () => Promise<boolean> }[] = [];
  closed: string | undefined;
  player: Session | undefined;
  agent: Session | undefined;
  other: Session | undefined;

  constructor(options: RunOptions) {
    this.options = options;
    this.judge = options.judge;
    this.canSeal = options.noKey === undefined;
    const canSeal = this.canSeal;
    const see = (exchange: Exchange) => this.#see(exchange);
    this.wire = new Wire({ ...options, canSeal, see });
    this.undoWire = new Wire({ ...options, canSeal, signal: undefined, see });
  }

  fail(call: string, check: string, pointer: string, came: string, wanted: string): void {
    this.#report({ call, check, severity: 'failed', pointer, came, wanted });
  }

  warn(call: string, check: string, pointer: string, came: string, wanted: string): void {
    this.#report({ call, check, severity: 'warning', pointer, came, wanted });
  }

  touch(call: string): void {
    this.tried.add(call);
  }

  find(call: string, place: string): unknown {
    return at(this.answers.get(call), place);
  }

  tokenFor(name: string): string | null {
    const operation = this.judge.operations.get(name)?.operation;
    if (!operation?.['x-access']) return operation?.security?.length === 2 ? (this.player?.token ?? null) : null;
    const ofAgents = operation['x-access'] === 'agent' || operation.tags[0] === 'contracts';
    return (ofAgents ? (this.agent ?? this.player) : (this.player ?? this.agent))?.token ?? null;
  }

  inputFor(name: string): Record<string, unknown> | null {
    const host = new URL(this.options.baseUrl).host;
    return inputFor(name, this.answers, { now: this.wire.now(), host }, (call, place, answer) =>
      sampleIn(call, place, answer, this.player?.person),
    );
  }

  /** Asks once more and returns the value, or undefined. */
  async value(name: string, input: Record<string, unknown>, more: { key?: string } = {}): Promise<unknown> {
    const exchange = await this.wire.call(name, input, { token: this.tokenFor(name), ...more });
    this.touch(name);
    if (!exchange || !succeeded(exchange)) return undefined;
    this.passed.add(name);
    return envelopeOf(exchange)?.value;
  }

  ownSessions(): Session[] {
    return [this.player, this.agent, this.other].filter((one) => one !== undefined).filter(({ own }) => own);
  }

  async #logIns(): Promise<void> {
    const { account, agent, other, noKey } = this.options;
    if (noKey && [account, agent, other].some((person) => person && !person.token))
      this.remarks.push(
        `Nobody was logged in by a password, as logins are sealed with the platform’s key and ${noKey}. Publish the key in /brand.json, name your brand document with --brand, or put a token in the account file.`,
      );
    this.player = await this.logIn(account, '--account');
    this.agent = await this.logIn(agent, '--agent');
    this.other = await this.logIn(other, '--other');
  }

  async logIn(person: Person | undefined, file: string): Promise<Session | undefined> {
    if (!person || (!person.token && !this.canSeal)) return undefined;
    const token = person.token ?? (await this.#token(person, file));
    const info = await this.wire.call('memberInfo', {}, { token });
    const value = info && succeeded(info) ? envelopeOf(info)?.value : undefined;
    const account = at(value, '/account');
    if (typeof account !== 'string') throw new WrongAccount(`${file}: memberInfo does not answer with an account.`);
    const wanted = person.account ?? person.username;
    if (wanted !== undefined && wanted !== account) {
      if (person.token === undefined) await this.wire.call('logout', {}, { token });
      throw new WrongAccount(`${file}: memberInfo answers with another account than the file names.`);
    }
    return {
      token,
      account,
      isAgent: memberKind(String(at(value, '/type'))) === 'agent',
      own: person.token === undefined,
      person,
    };
  }

  async #token({ username, password }: Person, file: string): Promise<string> {
    const exchange = await this.wire.call('login', { username, password });
    this.touch('login');
    const token = exchange && at(envelopeOf(exchange)?.value, '/token');
    if (typeof token !== 'string') {
      const code = exchange && envelopeOf(exchange)?.code;
      const why = typeof code === 'string' && isKnownCode(code) ? code : `status ${exchange?.status} and no known code`;
      throw new WrongAccount(`${file}: the login is refused with ${why}. Put a token in the file to go without.`);
    }
    this.passed.add('login');
    return token;
  }

  #report(finding: Finding): void {
    const same = (one: Finding) =>
      one.call === finding.call && one.check === finding.check && starred(one.pointer) === starred(finding.pointer);
    if (!this.findings.some(same)) this.findings.push(finding);
  }

  #see(exchange: Exchange): void {
    const date = Date.parse(exchange.headers.get('date') ?? '');
    if (!Number.isNaN(date)) this.wire.offset = date - exchange.at;
    for (const found of judgeAnswer(exchange, this.judge)) this.#report({ call: exchange.call, ...found });
  }

  /** Reads everything, then runs the probes; stops early when the platform is gone or the run is ended. */
  async go(probes: readonly Probe[], last: readonly Probe[]): Promise<'complete' | 'interrupted' | 'not reachable'> {
    let ended: 'complete' | 'interrupted' | 'not reachable' = 'complete';
    try {
      await this.#status();
      if (!this.closed) await this.#logIns();
      await this.#reads();
      if (!this.closed) for (const probe of [...probes, ...(this.options.further ?? [])]) await probe(this);
    } catch (error) {
      if (error instanceof NotReachable) ended = 'not reachable';
      else if (this.options.signal?.aborted) ended = 'interrupted';
      else if (!(error instanceof Spent)) {
        await this.#logOut();
        throw error;
      }
    }
    await this.#takeBack();
    if (ended === 'complete') for (const probe of last) await probe(this);
    else await this.#logOut();
    return ended;
  }

  /** Asks for the status first: of a closed platform only the calls that stay open are judged. */
  async #status(): Promise<void> {
    const status = at(await this.value('systemStatus', {}), '/status');
    this.answers.set('systemStatus', { status });
    if (status === 1) this.closed = 'under maintenance';
    if (status === 2) this.closed = 'not offered in this region';
  }

  async #reads(): Promise<void> {
    const reads = [...this.judge.operations.values()].filter(({ method }) => method === 'GET');
    const first = reads.filter(({ name }) => sources.includes(name));
    for (const { name } of [...first, ...reads.filter((one) => !first.includes(one))]) await this.#read(name);
  }

  async #read(name: string): Promise<void> {
    const operation = this.judge.operations.get(name)?.operation;
    if (this.options.only && operation?.tags[0] !== this.options.only && !sources.includes(name)) return;
    const wants = operation?.['x-access'];
    if (wants === 'agent' ? !this.agent : wants && !this.player && !this.agent) {
      const { account, agent } = this.options;
      const isAgents = wants === 'agent';
      this.reasons.set(name, (isAgents ? agent : (account ?? agent)) ? 'no key' : isAgents ? 'no agent' : 'no account');
      return;
    }
    const input = this.inputFor(name);
    if (!input) {
      this.reasons.set(name, 'no sample');
      return;
    }
    const token = this.tokenFor(name);
    const exchange = await this.wire.call(name, input, { token });
    if (!exchange) return void this.reasons.set(name, 'no sample');
    this.inputs.set(name, input);
    if (exchange.status === 429) return void this.reasons.set(name, 'throttled');
    if ([401, 403, 404].includes(exchange.status))
      return void this.reasons.set(name, exchange.status === 404 ? 'not offered' : 'no account');
    this.touch(name);
    if (!succeeded(exchange)) return;
    this.passed.add(name);
    this.answers.set(name, envelopeOf(exchange)?.value);
  }

  /** Takes changes back, last first, each with a deadline of its own; what fails is listed by name. */
  async #takeBack(): Promise<void> {
    for (const { name, work } of this.undo.reverse()) if (!(await inTime(work()))) this.leftBehind.push(name);
  }

  /** Ends the sessions of a run that does not reach its last checks. */
  async #logOut(): Promise<void> {
    for (const { token } of this.ownSessions())
      if (!(await inTime(this.undoWire.call('logout', {}, { token }).then(succeeded))))
        this.leftBehind.push('a session that the run opened');
  }
}

/** Milliseconds in which a change must be taken back. */
const undoDeadline = 30_000;

function inTime(work: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(done, undoDeadline, false).unref());
  return Promise.race([work.catch(() => false), late]);
}

const starred = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');
