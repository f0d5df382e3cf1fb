import { arrangeInbox, type MessageKind } from '@baize/domain';
import { type Account, isOnBreak } from '../account/account.ts';
import { playerRequest } from '../agents/playerRequest.ts';
import { contentOf } from '../base/content.ts';
import { hostileContent } from './notices.ts';

interface Kept {
  id: string;
  words: string;
  filled: Readonly<Record<string, string>>;
  kind: MessageKind;
  time: number;
  read: boolean;
  contractId: string | null;
}

const hour = 3_600_000;

const letters: readonly (readonly [words: string, kind: MessageKind])[] = [
  ['security', 'account'],
  ['offer', 'offer'],
  ['rebate', 'money'],
  ['draws', 'play'],
  ['limits', 'play'],
  ['welcome', 'service'],
];
const readBefore = 6;
/** Place of the message about the contract that a player has to answer from the first day. */
const contractPlace = 2;

export class MessageBox {
  readonly #now: () => number;
  readonly #begun: number;
  readonly #kept = new Map<string, Kept[]>();
  #sent = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#begun = now();
  }

  /** Returns unread messages first, then newest first; players on a break see no offers. */
  of(account: Account): readonly Kept[] {
    const rests = isOnBreak(account, this.#now());
    return arrangeInbox(this.#all(account)).filter(({ kind }) => !rests || kind !== 'offer');
  }

  unread(account: Account): number {
    return this.of(account).filter(({ read }) => !read).length;
  }

  open(account: Account, id: string): Kept | null {
    const message = this.of(account).find((one) => one.id === id);
    if (!message) return null;
    message.read = true;
    return message;
  }

  delete(account: Account, ids: readonly string[]): void {
    this.#kept.set(
      account.username,
      this.#all(account).filter(({ id }) => !ids.includes(id)),
    );
  }

  /** Marks messages up to `until` as read, so that later ones stay unread. */
  readAll(account: Account, until: number): void {
    for (const message of this.of(account)) if (message.time <= until) message.read = true;
  }

  send(
    account: Account,
    words: string,
    kind: MessageKind,
    { contractId = null, filled = {} }: { contractId?: string | null; filled?: Kept['filled'] } = {},
  ): void {
    this.#sent += 1;
    const id = `${account.id}-s${this.#sent}`;
    this.#all(account).push({ id, words, filled, kind, time: this.#now(), read: false, contractId });
  }

  #all(account: Account): Kept[] {
    const kept = this.#kept.get(account.username);
    if (kept) return kept;
    const count = account.unreadMessages + (account.historyDays > 0 ? readBefore : 0);
    const made = Array.from({ length: count }, (_, place) => {
      const [words, kind] = letters[place % letters.length] as (typeof letters)[number];
      const time = this.#begun - (2 + place * 17) * hour;
      const id = `${account.id}-${place + 1}`;
      const plain = { id, words, filled: {}, kind, time, read: place >= account.unreadMessages, contractId: null };
      const isContract = account.username === playerRequest.payee && place === contractPlace;
      if (!isContract) return plain;
      return { ...plain, words: 'contract', kind: 'contract' as const, contractId: playerRequest.id };
    });
    this.#kept.set(account.username, made);
    return made;
  }
}

/** Returns title and text as unsanitised HTML; with `hostile`, as a compromised editor could write it. */
export function messageWords({ words, filled }: Pick<Kept, 'words' | 'filled'>, language: string, hostile: boolean) {
  const [title = words, content = ''] = (contentOf(language).messages[words] ?? []).map((text) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => escaped(filled[name] ?? '')),
  );
  return hostile ? { title: `${title} <img src=x onerror=alert(1)>`, content: hostileContent } : { title, content };
}

/** Escapes player input, which is no HTML. */
const escaped = (typed: string): string =>
  typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
