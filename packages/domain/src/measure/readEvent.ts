import { allows, type Consent } from './consent.ts';
import type { PropertyKind } from './eventKinds.ts';
import { type EventName, events, type MeasuredEvent } from './events.ts';
import { type SinkId, sinks } from './sinks.ts';

/** Form of the operator's own ids: short words, and no run of digits that could be a number of somebody. */
const id = /^(?=.{1,40}$)(?!.*\d{4})[a-z][a-z0-9]*(?:-[a-z0-9]+){0,7}$/;

const mostCounted = 1_000_000;

/**
 * Takes an event apart and makes it anew of what the catalogue allows, so that nothing else can leave (OPS-21). Null if a
 * property is missing or has another value.
 */
export function readEvent(name: string, given: Readonly<Record<string, unknown>>): MeasuredEvent | null {
  if (!Object.hasOwn(events, name)) return null;
  const known = name as EventName;
  const properties: Record<string, string | boolean | number> = {};
  for (const [property, kind] of Object.entries<PropertyKind>(events[known].properties)) {
    const value = Object.hasOwn(given, property) ? given[property] : undefined;
    if (!fits(value, kind)) return null;
    properties[property] = value;
  }
  return { name: known, properties };
}

function fits(value: unknown, kind: PropertyKind): value is string | boolean | number {
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'count') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostCounted;
  if (typeof value !== 'string') return false;
  return typeof kind === 'string' ? id.test(value) : kind.includes(value);
}

/** State that decides what may leave. */
export interface MeasureGate {
  consent: Consent | null;
  /** The browser says that nothing may be sold or shared. */
  privacySignal: boolean;
  /** The player rests, is refused, or has a finance step. */
  held: boolean;
}

/** Decides if a sink may get an event: both purposes allowed, named in the catalogue, and no player at rest (OPS-22). */
export function mayLeave(sink: SinkId, name: EventName, { consent, privacySignal, held }: MeasureGate): boolean {
  const { purpose, sinks: named } = events[name];
  const receiver = sinks[sink].purpose;
  if (!named.includes(sink) || (held && (purpose !== 'operate' || receiver !== 'operate'))) return false;
  return allows(consent, purpose, privacySignal) && allows(consent, receiver, privacySignal);
}
