import type { StartSink } from './port.ts';

/** Shows developers what would leave. */
export const start: StartSink = () => ({
  send: ({ name, properties }) => console.info('event', name, properties),
});
