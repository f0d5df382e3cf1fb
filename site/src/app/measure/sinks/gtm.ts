import type { EventName } from '@baize/domain';
import { layer, loadGoogle, signalConsent } from './googleTag.ts';
import type { StartSink } from './port.ts';

/** Names that the tag manager keeps for itself are avoided. */
const names: Partial<Record<EventName, string>> = { page_viewed: 'virtual_page_view' };

/** Google Tag Manager as a receiver of data; the policy header bounds what its tags can load. */
export const start: StartSink = ({ key }) => {
  signalConsent();
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadGoogle('gtm.js', key);
  return {
    send: ({ name, properties }) => void layer().push({ ...properties, event: names[name] ?? name }),
  };
};
