/** Topics of messages; `offer` is withheld from players who are taking a rest. */
export const messageKinds = ['account', 'contract', 'money', 'offer', 'play', 'service'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface InboxMessage {
  id: string;
  kind: MessageKind | null;
  title: string;
  /** Milliseconds since 1970. */
  time: number | null;
  read: boolean;
}

export function arrangeInbox<M extends { read: boolean; time: number | null }>(messages: readonly M[]): readonly M[] {
  return [...messages].sort((a, b) => Number(a.read) - Number(b.read) || (b.time ?? 0) - (a.time ?? 0));
}

/** Removes opened or deleted messages optimistically, before the response arrives. */
export function withoutMessages<M extends { id: string }>(
  messages: readonly M[],
  ids: readonly string[],
): readonly M[] {
  return messages.filter(({ id }) => !ids.includes(id));
}

/** Counts unread messages and unclaimed promotions for the avatar's badge; null hides it. Source: section 2. */
export function badgeCount(counts: { messages: number; promotions: number } | null | undefined): number | null {
  const sum = counts ? counts.messages + counts.promotions : 0;
  return sum > 0 ? sum : null;
}
