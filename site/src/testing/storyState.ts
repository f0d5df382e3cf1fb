import { createNetwork, fetchBrand } from '@baize/gateway';
import { readWords } from '@baize/messages/read';
import type { SandboxOptions } from '@baize/sandbox';
import { dayChosen } from '@baize/studio/preview/ruleDay';
import type { Location, NavigateFunction } from 'react-router-dom';
import type { Cache, ScopedMutator } from 'swr';
import { assemble } from '../app/start.tsx';
import { firstInteraction } from '../core/browser/firstInteraction.ts';
import { createLanguageStore, loadMessages, readMessagesWith, textOf } from '../core/language/language.ts';
import type { Translate } from '../core/language/useText.ts';
import { calls } from '../core/loading/calls.ts';
import type { Services } from '../core/services/services.ts';
import { askMember } from '../core/session/member.ts';
import { heldPassword, loginState } from '../features/sign-in/session/loginState.ts';
import { phoneDraft } from '../features/sign-in/session/phoneDraft.ts';
import { freezeTime, storyNow } from './fakeTime.ts';
import { change, tokenOf, turnClock } from './world.ts';

export interface StoryArgs {
  address: string;
}

export interface StoryContext {
  id: string;
  args: StoryArgs;
  globals: { brand?: string; language?: string; profile?: string; day?: string };
  parameters: { sandbox?: SandboxOptions; waiting?: boolean; visual?: { extent?: string } };
}

readMessagesWith(readWords);

type Brand = Parameters<typeof change>[0]['brand'];

/** Rules of a world, as the toolbar chooses them: a profile, else the story's own, and a day. */
type Ruled = Pick<StoryContext['globals'], 'profile' | 'day'>;

export class StoryState {
  readonly address: string;
  readonly cache: Cache = new Map();
  /** The story shows loading states and never settles. */
  readonly waiting: boolean;
  /** Its screenshots extend below the viewport. */
  readonly long: boolean;
  played = false;
  /** Refreshes all reads; set once the site is mounted. */
  refresh: ScopedMutator | undefined;
  /** Current location and navigation; set once the site is mounted. */
  router: { location: Location; navigate: NavigateFunction } | undefined;
  /** Profile of the story's own scenario. */
  readonly #own: string;
  #ruled: Ruled;
  #services: Services;
  #listeners = new Set<() => void>();
  #underWay = 0;

  constructor(services: Services, own: string, { args, globals, parameters }: StoryContext) {
    this.#own = own;
    this.#ruled = globals;
    this.address = args.address;
    this.waiting = parameters.waiting === true;
    this.long = parameters.visual?.extent !== 'screen';
    const { client } = services;
    const call = async (...input: Parameters<typeof client.call>) => {
      this.#underWay += 1;
      try {
        return await client.call(...input);
      } finally {
        this.#underWay -= 1;
      }
    };
    this.#services = { ...services, client: { ...client, call } as typeof client };
  }

  readonly services = () => this.#services;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly say: Translate = (id, values) => textOf(this.#services.languageStore.get().intl, id, values);

  get calm(): boolean {
    return this.#underWay === 0 && this.#services.platform.get().known;
  }

  /** Applies toolbar changes in place, keeping the story's state. */
  async follow({ brand, language = 'EN', profile, day }: StoryContext['globals']): Promise<void> {
    const { languageStore } = this.#services;
    if (languageStore.get().code !== language) await languageStore.change(language);
    const isRuledAnew = profile !== this.#ruled.profile || day !== this.#ruled.day;
    if (!isRuledAnew && (brand === undefined || this.#services.brand.id === brand)) return;
    if (brand !== undefined) await change({ brand: brand as Brand });
    if (isRuledAnew) {
      await applyRules({ profile, day }, this.#own);
      this.#ruled = { profile, day };
    }
    this.#services = { ...this.#services, brand: await readBrand() };
    for (const listener of this.#listeners) listener();
    const fresh = this.refresh?.(() => true);
    // Waiting stories keep their requests pending.
    if (!this.waiting) await fresh;
  }
}

/** Opens a fresh site: empty storage, the scenario's player, the toolbar's brand and language. */
export async function openStory(context: StoryContext): Promise<{ story: StoryState; close: () => void }> {
  const { globals, parameters } = context;
  const { latencyMs } = parameters.sandbox ?? {};
  const close = freezeTime(parameters.waiting === true);
  forget();
  await beginUse();
  const { jurisdiction } = await change({ brand: (globals.brand ?? 'baize') as Brand });
  const isChosen = (choice: string | undefined, otherwise: string) => choice !== undefined && choice !== otherwise;
  if (isChosen(globals.profile, 'brand') || isChosen(globals.day, 'today')) await applyRules(globals, jurisdiction);
  const token = await tokenOf(parameters.sandbox ?? {});
  if (token) sessionStorage.setItem('token', token);
  const languageStore = await createLanguageStore(globals.language ?? 'EN');
  await loadMessages();
  // Identify the player before latency applies.
  if (latencyMs) await change({ latencyMs: 0 });
  const services = assemble(await readBrand(), languageStore, null);
  await askMember(services.client, services.session);
  if (latencyMs) await change({ latencyMs });
  return { story: new StoryState(services, jurisdiction, context), close };
}

async function applyRules({ profile = 'brand', day = 'today' }: Ruled, own: string): Promise<void> {
  await change({ jurisdiction: profile === 'brand' ? own : profile });
  const noon = `${dayChosen(day, 'UTC', storyNow())}T12:00:00Z`;
  await turnClock(day === 'today' ? { kind: 'reset' } : { kind: 'freeze', at: Date.parse(noon) });
}

/** Marks the page as interacted with, so that stories do not depend on earlier ones. */
async function beginUse(): Promise<void> {
  dispatchEvent(new Event('wheel'));
  await firstInteraction;
}

async function readBrand() {
  const reading = await fetchBrand(createNetwork(), '/brand.json');
  if (!reading.ok) throw new Error(`the brand cannot be read: ${reading.problems.join()}`);
  return reading.brand;
}

/** Clears the site's storage but not Storybook's. */
function forget(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (!/storybook|msw/i.test(key)) storage.removeItem(key);
  }
  calls.dropBegun();
  loginState.clear();
  heldPassword.set(null);
  phoneDraft.set(null);
}
