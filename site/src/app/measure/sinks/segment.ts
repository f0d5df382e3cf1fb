import type { EventName } from '@baize/domain';
import { sendQuietly } from '@baize/gateway';
import type { StartSink } from './port.ts';

const names: Partial<Record<EventName, string>> = {
  page_viewed: 'Page Viewed',
  registration_completed: 'Signed Up',
  login_completed: 'Signed In',
};

/** Segment by its HTTP interface. The address of the page is not among what is sent. */
export const start: StartSink = ({ key, visit }) => ({
  send: ({ name, properties }) =>
    sendQuietly(
      'https://api.segment.io/v1/track',
      JSON.stringify({ writeKey: key, anonymousId: visit, event: names[name] ?? name, properties }),
    ),
});
