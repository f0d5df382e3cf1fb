import type { EventName, PropertiesOf } from '@baize/domain';
import { consent } from './consent.ts';

export interface Tracked {
  name: EventName;
  properties: Readonly<Record<string, unknown>>;
}

/** Events that wait until consent and sinks are known. */
const most = 100;
const waiting: Tracked[] = [];
let held = false;
let receive: ((tracked: Tracked) => void) | null = null;

/** Notes that something happened, once. What may leave, and to whom, is decided later (OPS-20 to OPS-22). */
export function track<N extends EventName>(name: N, properties: PropertiesOf<N>): void {
  if (held || consent.refused()) return;
  if (receive) receive({ name, properties });
  else if (waiting.length < most) waiting.push({ name, properties });
}

/** Connects the sinks and hands over what waits; null lets events wait again. */
export function connectSinks(to: typeof receive): void {
  receive = to;
  if (to) for (const tracked of waiting.splice(0)) to(tracked);
}

/** Takes nothing, and forgets what waits, while the player rests or is refused. */
export function holdTracking(hold: boolean): void {
  held = hold;
  if (hold) waiting.length = 0;
}
