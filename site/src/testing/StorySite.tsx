import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { AppContent } from '../app/App.tsx';
import { useStore } from '../core/browser/createStore.ts';
import { NavigationProvider, SiteRouter } from '../core/routing/navigation.tsx';
import { RethrowError } from '../core/routing/PageError.tsx';
import { loaderContext } from '../core/routing/pageRoute.tsx';
import { ServicesContext, useServices } from '../core/services/services.ts';
import { pages } from '../routes.ts';
import { storyNow } from './fakeTime.ts';
import { StoryPage } from './StoryPage.tsx';
import { openStory, type StoryArgs, type StoryContext, type StoryState } from './storyState.ts';
import { loadImagesInView, waitForIdle } from './waitForIdle.ts';

let shown: { id: string; story: StoryState; close: () => void } | null = null;

export function currentStory(): StoryState {
  if (!shown) throw new Error('no story is shown');
  return shown.story;
}

let setting: Promise<unknown> = Promise.resolve();

/**
 * Sets a story up, or applies toolbar changes to it. Does not wait for a story that was left, since Storybook reloads
 * the page when kept waiting.
 */
async function setUpStory(context: StoryContext & { abortSignal: AbortSignal }) {
  const left = new Promise<void>((leave) => context.abortSignal.addEventListener('abort', () => leave()));
  setting = setting.catch(() => undefined).then(() => (context.abortSignal.aborted ? undefined : prepare(context)));
  await Promise.race([setting, left]);
  const mine = shown;
  return () => {
    mine?.close();
    if (shown === mine) shown = null;
  };
}

async function prepare(context: StoryContext) {
  if (shown?.id === context.id) {
    await shown.story.follow(context.globals);
    await settled();
  } else {
    shown?.close();
    shown = { id: context.id, ...(await openStory(context)) };
  }
}

export async function settled(): Promise<void> {
  const story = currentStory();
  await waitForIdle(story);
  if (!story.waiting && (await loadImagesInView(story))) await waitForIdle(story);
}

/** Waits for the page before the play function runs; later toolbar changes do not wait. */
async function settledFirst(): Promise<void> {
  const story = currentStory();
  if (story.played) return;
  story.played = true;
  await settled();
}

/** Modes for a story's screenshots that together cover both directions, themes and widths. */
export const everyMode = ['desk', 'desk-dark-rtl', 'phone-lumen', 'phone-lotus-dark-rtl'] as const;

/** Returns the meta of a story file: the whole site at a URL, over its own sandbox. */
export const siteAt = (address: string) => ({
  args: { address },
  argTypes: { address: { description: 'Where the story begins: path and query' } },
  parameters: {
    layout: 'fullscreen',
    sandbox: { now: storyNow },
    visual: { extent: 'screen', modes: ['desk', 'phone-lotus-dark-rtl'] } as const,
    arrived: settledFirst,
  },
  beforeEach: setUpStory,
  render: (_: StoryArgs) => <StorySite />,
  play: settled as () => Promise<void>,
});

/** Returns the meta for a page alone, which renders far faster than with the frame. */
export const pageAt = (address: string) => ({
  ...siteAt(address),
  render: (_: StoryArgs) => (
    <StorySite>
      <StoryPage />
    </StorySite>
  ),
});

const ChildrenContext = createContext<ReactNode>(null);

export function StorySite({ children = <AppContent /> }: { children?: ReactNode }) {
  const [story] = useState(currentStory);
  const [router] = useState(() =>
    createMemoryRouter([{ Component: Root, errorElement: <RethrowError />, children: pages }], {
      initialEntries: [story.address],
      getContext: () => loaderContext(story.services())(),
    }),
  );
  const services = useSyncExternalStore(story.subscribe, story.services);
  return (
    <SWRConfig value={{ provider: () => story.cache }}>
      <ServicesContext value={services}>
        <ChildrenContext value={children}>
          <SiteRouter router={router} />
        </ChildrenContext>
      </ServicesContext>
    </SWRConfig>
  );
}

function Root() {
  const { languageStore } = useServices();
  const { intl } = useStore(languageStore);
  return (
    <RawIntlProvider value={intl}>
      <Follow />
      <NavigationProvider>{use(ChildrenContext)}</NavigationProvider>
    </RawIntlProvider>
  );
}

function Follow() {
  const story = currentStory();
  const { mutate } = useSWRConfig();
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    story.refresh = mutate;
    story.router = { location, navigate };
  }, [story, mutate, location, navigate]);
  return null;
}
