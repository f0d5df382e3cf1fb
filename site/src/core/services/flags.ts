import { type Evaluation, effectiveRules, viewerOf } from '@baize/domain';
import { visitStorage } from '../browser/storage.ts';
import { consentFor } from './consent.ts';
import type { Services } from './services.ts';

/** Participant who asks for a variant, by names and classes of ours; without `targetingKey` one takes no part. */
export interface FlagContext {
  targetingKey?: string;
  language: string;
  device: 'phone' | 'desk';
  viewer: 'visitor' | 'player' | 'trial' | 'agent';
  segments: string[];
  profile: string;
}

/** Port to what decides variants, in the shape of OpenFeature's web provider (OPS-34). */
export interface FlagProvider {
  resolveStringEvaluation(flagKey: string, defaultValue: string, context: FlagContext): Evaluation;
}

const bound = 200;
const key = 'unit';

let given: FlagProvider | null = null;

/** Returns the provider of this visit; null if the brand's document decides. */
export const givenFlags = (): FlagProvider | null => given;

/** Everybody gets the default, and no exposure is told. */
const defaults: FlagProvider = {
  resolveStringEvaluation: (_, value) => ({ value, reason: 'DEFAULT' }),
};

/** Reports whether experiments may be shown: never without consent, to robots, or in a preview. */
const takesPart = (): boolean => consentFor('improve') && !navigator.webdriver && !('previewToken' in globalThis);

export function flagContext({ brand, languageStore, session, now }: Services): FlagContext {
  const view = session.get();
  return {
    ...(takesPart() && { targetingKey: unit() }),
    language: languageStore.get().code,
    device: matchMedia('(min-width: 900px)').matches ? 'desk' : 'phone',
    viewer: viewerOf(view) ?? 'visitor',
    segments: view.memberLabel?.split(',').filter(Boolean) ?? [],
    profile: effectiveRules(brand.jurisdiction, now()).rules.profile ?? '',
  };
}

/** Asks the brand's provider, for 200 ms at most; one that is late or fails gives everybody the default for the visit. */
export async function askFlags(services: Services): Promise<void> {
  const { flags } = services.brand;
  if (!flags) return;
  given = defaults;
  const context = flagContext(services);
  if (context.targetingKey === undefined) return;
  const late = new Promise<null>((done) => setTimeout(done, bound, null));
  const asked = import('./remoteFlags.ts').then(({ remoteFlags }) => remoteFlags(flags.address, context));
  given = (await Promise.race([asked, late]).catch(() => null)) ?? defaults;
}

/** Random identity of this tab, for who has consented. */
function unit(): string {
  const known = visitStorage.getItem(key) ?? crypto.randomUUID();
  visitStorage.setItem(key, known);
  return known;
}
