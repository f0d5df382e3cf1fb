import { type BrandDocument, type Client, createClient, createNetwork, fetchBrand, joseCipher } from '@baize/gateway';
import { codeOf, tagOf } from '@baize/messages';
import { createToasts, systemClock } from '@baize/ui';
import { mutate } from 'swr';
import { firstInteraction } from '../core/browser/firstInteraction.ts';
import { storageKeeps, visitStorage } from '../core/browser/storage.ts';
import { openTabs, type Tabs } from '../core/browser/tabs.ts';
import {
  askedLanguage,
  createLanguageStore,
  firstLanguage,
  type LanguageStore,
  loadMessages,
  textOf,
} from '../core/language/language.ts';
import { type ChunkError, fetchPart } from '../core/loading/chunks.ts';
import { dropEarlyAnswers, earlyAnswers } from '../core/loading/earlyAnswers.ts';
import { warnOfDropped } from '../core/services/droppedItems.ts';
import { createKeptLists } from '../core/services/keptLists.ts';
import { createPlatform } from '../core/services/platform.ts';
import { heedMinimumVersion } from '../core/services/release.ts';
import { report, reportAnswer } from '../core/services/report.ts';
import type { Services } from '../core/services/services.ts';
import { createSession, type EndReason } from '../core/session/session.ts';
import { keepAffiliateCode } from '../features/sign-in/registration/affiliateCode.ts';

// Reads the clock anew each time: stories replace it.
const network = createNetwork(undefined, () => systemClock.now(), earlyAnswers, heedMinimumVersion);

const warn = import.meta.env.DEV ? warnOfDropped(console.warn) : undefined;

/**
 * Loads what the first render needs: the brand document and one catalogue. `release` is unique to each build. Resolves
 * to null if the document is unusable (APP-02).
 */
export async function start(release: string): Promise<Services | null> {
  const guess = languageGuess();
  const [reading, early] = await Promise.all([fetchBrand(network, '/brand.json'), createLanguageStore(guess)]);
  if (!reading.ok) return null;
  const { brand } = reading;
  showBrand(brand);
  keepAffiliateCode(brand.affiliateParameter, location.search);
  const first = firstLanguage(brand.languages, brand.defaultLanguage);
  const languageStore = first === guess ? early : await createLanguageStore(first);
  void firstInteraction.then(() => loadMessages(['errors'])).catch(() => undefined);
  return assemble(brand, languageStore, openTabs('baize-session'), release);
}

/**
 * Creates the services. `tabs` carries session messages between tabs; lists stored by another `release` are ignored.
 */
export function assemble(
  brand: BrandDocument,
  languageStore: LanguageStore,
  tabs: Tabs | null,
  release = '',
): Services {
  const toasts = createToasts();
  const say = (
    id: 'frame.expired' | 'frame.elsewhere' | 'frame.otherTab' | 'frame.signedOut',
    account: string | null,
  ) => toasts.show({ tone: 'info', text: textOf(languageStore.get().intl, id, { account }) });

  const session = createSession(
    tabs,
    (reason, account) => {
      forgetPlayer();
      say(endWords[reason], account);
    },
    (account) => say('frame.otherTab', account),
  );
  const client: Client = createClient({
    baseUrl: brand.platformOrigin,
    fetch: network.fetch,
    now: network.now,
    token: () => session.get().token,
    language: () => languageStore.get().code,
    languageTag: () => tagOf(languageStore.get().code),
    cipher: () => joseCipher(brand.platformKey),
    offers: (capability) => platform.offers(capability),
    onSignedOut: session.refused,
    onUnreadable: reportAnswer,
    log: (dropped) => {
      report('answer', null, `${dropped.path} []`);
      warn?.(dropped);
    },
  });
  for (const key of ['merchant', 'merchantCode', 'platform'] as const) visitStorage.setItem(key, brand[key]);
  if (!storageKeeps()) {
    void firstInteraction
      .then(() => fetchPart(() => import('../core/services/storageNotice.ts'), ['passwords']))
      .then(({ tellStorage }) => tellStorage({ toasts, languageStore }))
      .catch(() => undefined);
  }
  const platform = createPlatform(client, location.host, brand.offers, () => dropEarlyAnswers(network));
  const lists = createKeptLists(() =>
    [release, brand.platformOrigin, brand.merchantCode, brand.id, languageStore.get().code, !session.get().token].join(
      ' ',
    ),
  );
  const held = session.get().token !== null;
  const begin = () => {
    if (session.get().token === null && !session.get().asking) return;
    leave();
    void fetchPart(() => import('../core/session/begin.ts'), []).then(
      ({ beginSession }) => beginSession(client, session, tabs, brand, held),
      ({ kind }: ChunkError) => {
        session.set({});
        toasts.show({ tone: 'warning', text: textOf(languageStore.get().intl, 'chunk.failed', { type: kind }) });
      },
    );
  };
  const leave = session.subscribe(begin);
  begin();
  return { brand, client, now: network.now, session, languageStore, toasts, platform, lists };
}

const endWords = {
  expired: 'frame.expired',
  elsewhere: 'frame.elsewhere',
  'signed-out': 'frame.signedOut',
} as const satisfies Record<EndReason, string>;

function forgetPlayer() {
  void mutate(() => true, undefined, { revalidate: true });
}

function languageGuess(): string {
  return askedLanguage() ?? codeOf(document.documentElement.lang);
}

/** Applies the brand's attribute and token sheet; a server that stamped the page has done both (UI-06). */
function showBrand({ id, name, tokenSheet }: BrandDocument): void {
  const { dataset } = document.documentElement;
  // The title of a stamped page says more.
  if (dataset.brand !== id) document.title = name;
  dataset.brand = id;
  const sheet = document.querySelector<HTMLLinkElement>('#brand-sheet');
  if (sheet && new URL(sheet.href).pathname !== new URL(tokenSheet, location.href).pathname) sheet.href = tokenSheet;
}
