import { contentKinds } from '../content/entries.ts';
import { depositKinds } from '../money/payees.ts';
import { promotionTypes } from '../promotions/promotions.ts';
import { gameFamilies } from '../rules/gameKinds.ts';
import { registrationForms } from '../sign-in/registration.ts';
import { registrationStepIds } from '../sign-in/registrationSteps.ts';
import { amountBands, timeBands } from './bands.ts';
import type { EventCatalogue, EventKind, PropertyKind, ValuesOf } from './eventKinds.ts';
import * as lists from './lists.ts';
import type { Purpose } from './purposes.ts';
import type { SinkId } from './sinks.ts';

const counting: readonly SinkId[] = ['ga4', 'segment', 'posthog', 'console'];
const everyone: readonly SinkId[] = ['ga4', 'gtm', 'segment', 'posthog', 'console'];

const event =
  (purpose: Purpose, sinks: readonly SinkId[], owner: EventKind['owner']) =>
  <const P extends Readonly<Record<string, PropertyKind>>>(properties: P, question: string) => ({
    properties,
    purpose,
    sinks,
    since: '1.0',
    owner,
    question,
  });

const product = event('measure', counting, 'product');
const payments = event('measure', counting, 'payments');
const content = event('measure', counting, 'content');
const operations = event('operate', ['site'], 'operations');
/** Also for marketing: nothing that failed, was lost, or says how long somebody played (OPS-22). */
const campaign = event('measure', everyone, 'product');
const trial = event('improve', ['posthog', 'console'], 'product');

const money = { method: depositKinds, band: amountBands, first: 'boolean' } as const;

/** All that the site may say about its use; a name that is not here does not compile (OPS-26). */
export const events = {
  page_viewed: campaign({ page: lists.routeNames, overlay: lists.overlayNames }, 'Which pages are used?'),
  search_used: product({ found: ['none', 'few', 'many'] }, 'Do people find what they look for?'),
  registration_started: campaign({ form: registrationForms, from: lists.placeNames }, 'Where do registrations begin?'),
  registration_step: product({ step: registrationStepIds }, 'At which step do people leave?'),
  registration_failed: product({ reason: lists.refusalKinds }, 'What keeps people from registering?'),
  registration_completed: campaign({ form: registrationForms }, 'How many register?'),
  login_completed: product({ way: lists.loginWays }, 'Which ways to log in are used?'),
  login_failed: product({ reason: lists.refusalKinds }, 'What keeps players out?'),
  deposit_started: payments({ from: lists.placeNames }, 'Where do deposits begin?'),
  deposit_reviewed: payments({ method: depositKinds }, 'How many read the figures and stop?'),
  deposit_sent: payments(money, 'How many press?'),
  deposit_completed: event(
    'measure',
    everyone,
    'payments',
  )({ ...money, minutes: timeBands }, 'How many deposits arrive, and how fast?'),
  deposit_failed: payments({ method: depositKinds, reason: lists.refusalKinds }, 'Which ways to pay fail?'),
  withdrawal_started: payments({}, 'How many want money out?'),
  withdrawal_sent: payments({ band: amountBands }, 'How many ask for it?'),
  withdrawal_received: payments({ hours: timeBands }, 'How long do players wait?'),
  game_opened: product(
    { family: gameFamilies, from: lists.placeNames, ms: timeBands },
    'Where are games found, how fast do they open?',
  ),
  game_failed: product({ family: gameFamilies, reason: lists.launchFailures }, 'Why do games not open?'),
  favourite_changed: product({ on: 'boolean' }, 'Are favourites used?'),
  offer_seen: campaign({ type: promotionTypes, place: lists.placeNames }, 'Which kinds of offers are seen?'),
  offer_joined: campaign({ type: promotionTypes }, 'Which kinds of offers are joined?'),
  content_seen: content({ kind: contentKinds, slot: lists.slotNames, entry: 'contentId' }, 'Is it seen?'),
  content_pressed: content({ kind: contentKinds, slot: lists.slotNames, entry: 'contentId' }, 'Is it pressed?'),
  experiment_seen: trial({ experiment: 'experimentId', variant: 'variantId' }, 'Which variant did people see?'),
  app_installed: product({}, 'How many install the site?'),
  push_answered: product({ topic: lists.pushTopics, given: 'boolean' }, 'Which messages are wanted?'),
  article_helpful: product({ article: lists.publicArticles, answer: ['yes', 'no'] }, 'Which articles help?'),
  vital: operations(
    {
      metric: ['LCP', 'CLS', 'INP'],
      rating: ['good', 'needs-improvement', 'poor'],
      page: lists.routeNames,
    },
    'Is the site fast?',
  ),
  error: operations(
    { kind: ['part', 'rejection', 'chunk', 'answer', 'policy', 'worker'], page: lists.routeNames },
    'Is something broken?',
  ),
} as const satisfies EventCatalogue;

export type EventName = keyof typeof events;
export type PropertiesOf<N extends EventName> = ValuesOf<(typeof events)[N]['properties']>;

export const eventNames = Object.keys(events) as EventName[];

/** One event as a sink gets it. */
export interface MeasuredEvent {
  name: EventName;
  properties: Readonly<Record<string, string | boolean | number>>;
}
