import type { MessageId } from '@baize/messages';

/** Stands for a text of the catalogues; the package build replaces each call by that text in its language. */
export function text(id: MessageId, _values?: Record<string, string | number>): string {
  throw new Error(`${id} has no text outside the built package.`);
}

/** Isolates an amount, number or code as left-to-right text. */
export const inOrder = (value: string): string => `\u2066${value}\u2069`;
