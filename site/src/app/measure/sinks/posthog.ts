import { sendQuietly } from '@baize/gateway';
import type { StartSink } from './port.ts';

/** PostHog by its HTTP interface: no profile of a person, and no place guessed from the address. */
export const start: StartSink = ({ key, visit }) => ({
  send: ({ name, properties }) =>
    sendQuietly(
      'https://eu.i.posthog.com/i/v0/e/',
      JSON.stringify({
        api_key: key,
        distinct_id: visit,
        event: name,
        properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
      }),
    ),
});
