/** What a message is about; offers are kept from who rests from playing. */
export const messageKinds = ['account', 'contract', 'money', 'offer', 'play', 'service'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message in a player's inbox, without its text. */
export interface InboxMessage {
  id: string;
  kind: MessageKind | null;
  title: string;
  /** ms. */
  time: number | null;
  read: boolean;
}

/** Unread first, the latest first among each. */
export function arrangeInbox<M extends { read: boolean; time: number | null }>(messages: readonly M[]): readonly M[] {
  return [...messages].sort((a, b) => Number(a.read) - Number(b.read) || (b.time ?? 0) - (a.time ?? 0));
}

/** The inbox after messages were opened or deleted, while the platform has not answered yet. */
export function withoutMessages<M extends { id: string }>(
  messages: readonly M[],
  ids: readonly string[],
): readonly M[] {
  return messages.filter(({ id }) => !ids.includes(id));
}

/** What the badge on the avatar counts: unread messages and unclaimed promotions; null hides it. Source: section 2. */
export function badgeCount(counts: { messages: number; promotions: number } | null | undefined): number | null {
  const sum = counts ? counts.messages + counts.promotions : 0;
  return sum > 0 ? sum : null;
}
