import { isResting, type PlayRest } from '../responsible-play/playRest.ts';

/** Subjects of messages that reach a device while the site is closed, each chosen for itself (OPS-38). */
export const pushTopics = ['service', 'security', 'play', 'offers'] as const;
export type PushTopic = (typeof pushTopics)[number];

export interface PushChoices {
  topics: readonly PushTopic[];
  /** Marketing answer of the account for this channel (JUR-34). */
  marketing: boolean;
  /** Shows amounts and games on a locked screen. */
  details: boolean;
}

export interface PushNotice {
  topic: PushTopic;
  title: string;
  /** Words without an amount and without a game. */
  text: string;
  /** The same with them. */
  detail: string | null;
}

/** Decides whether a message may be sent: an offer needs the marketing answer, and none reaches a resting player. */
export const maySendPush = (
  topic: PushTopic,
  { topics, marketing }: PushChoices,
  rest: PlayRest | null,
  now: number,
): boolean => topics.includes(topic) && (topic !== 'offers' || (marketing && !isResting(rest, now)));

/** Returns what a locked screen shows. */
export const lockedScreenWords = (
  { title, text, detail }: PushNotice,
  { details }: PushChoices,
): { title: string; body: string } => ({ title, body: details ? (detail ?? text) : text });
