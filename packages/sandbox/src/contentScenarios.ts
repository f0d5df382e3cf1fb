import type { Settings } from './world/base/settings.ts';
import { termsVersions } from './world/content/contentDesk.ts';

interface ContentScenario {
  title: string;
  account?: string;
  settings?: Partial<Settings>;
}

/** Scenarios of scheduled content and legal texts, by name. */
export const contentScenarios: Readonly<Record<string, ContentScenario>> = {
  'terms-changed': {
    title: 'Signed in as a player who agreed to older terms',
    account: 'demo.member',
    settings: { termsAgreed: termsVersions.before },
  },
  'content-404': {
    title: 'The platform has no call for scheduled content',
    settings: { faults: [{ call: 'contentEntries', kind: '404' }] },
  },
  'content-500': { title: 'Scheduled content fails', settings: { faults: [{ call: 'contentEntries', kind: '500' }] } },
};
