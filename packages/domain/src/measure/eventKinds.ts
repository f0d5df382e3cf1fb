import type { Purpose } from './purposes.ts';
import type { SinkId } from './sinks.ts';

/** Values that are ids of the operator's own content, bounded in form. */
export const idKinds = ['contentId', 'experimentId', 'variantId'] as const;

/** Values of one property: a closed list, yes or no, a whole number, or an id of the operator's own content. */
export type PropertyKind = readonly string[] | 'boolean' | 'count' | (typeof idKinds)[number];

export interface EventKind {
  properties: Readonly<Record<string, PropertyKind>>;
  purpose: Purpose;
  sinks: readonly SinkId[];
  /** Version of the product that first sent it. */
  since: string;
  /** Team that asked for it, and the question that it answers. */
  owner: 'product' | 'payments' | 'content' | 'operations';
  question: string;
}

export type EventCatalogue = Readonly<Record<string, EventKind>>;

type ValueOf<K extends PropertyKind> = K extends readonly (infer V)[]
  ? V
  : K extends 'boolean'
    ? boolean
    : K extends 'count'
      ? number
      : string;

export type ValuesOf<P extends Readonly<Record<string, PropertyKind>>> = {
  readonly [N in keyof P]: ValueOf<P[N]>;
};
