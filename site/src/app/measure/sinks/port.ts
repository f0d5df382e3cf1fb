import type { MeasuredEvent } from '@baize/domain';

/** Start of one sink. */
export interface SinkStart {
  /** Public key or id of the brand's account with the service. */
  key: string;
  /** Id of this load of the page for this sink alone, kept nowhere. */
  visit: string;
}

/** Running sink; its names of events are its own affair. */
export interface SinkPort {
  send(event: MeasuredEvent): void;
}

export type StartSink = (start: SinkStart) => SinkPort;
