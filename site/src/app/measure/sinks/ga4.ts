import type { EventName } from '@baize/domain';
import { gtag, loadGoogle, signalConsent } from './googleTag.ts';
import type { StartSink } from './port.ts';

const names: Partial<Record<EventName, string>> = {
  page_viewed: 'page_view',
  registration_completed: 'sign_up',
  login_completed: 'login',
  search_used: 'search',
};

/** Google Analytics 4 by its own script: no page view by itself, and pages by their pattern alone (OPS-23). */
export const start: StartSink = ({ key }) => {
  const at = (page: string) => ({ page_location: location.origin + page, page_referrer: '', page_title: page });
  signalConsent();
  gtag('js', new Date());
  gtag('config', key, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...at('/'),
  });
  loadGoogle('gtag/js', key);
  return {
    send({ name, properties }) {
      if (name === 'page_viewed') gtag('set', at(String(properties.page)));
      gtag('event', names[name] ?? name, properties);
    },
  };
};
