import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { SiteParts } from '../app/App.tsx';
import { useStore } from '../core/browser/createStore.ts';
import { NavigationProvider, SiteRouter } from '../core/routing/navigation.tsx';
import { RethrowError } from '../core/routing/PageError.tsx';
import { loaderContext } from '../core/routing/pageRoute.tsx';
import { ServicesContext, useServices } from '../core/services/services.ts';
import { pages } from '../routes.tsx';
import { storyNow } from './fakeTime.ts';
import { StoryPage } from './StoryPage.tsx';
import { openStory, type StoryArgs, type StoryContext, type StoryState } from './storyState.ts';
import { loadImagesInView, waitForIdle } from './waitForIdle.ts';

let shown: { id: string; story: StoryState; close: () => void } | null = null;

/** The site of the story that is on screen. */
export function currentStory(): StoryState {
  if (!shown) throw new Error('no story is shown');
  return shown.story;
}

let setting: Promise<unknown> = Promise.resolve();

/**
 * Sets a story up; called again when the toolbar changes, it changes what is there. A story that is left meanwhile
 * is not waited for, as Storybook reloads the page for those that keep it waiting.
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

/** Waits until the page shows all it is going to, pictures too. */
export async function settled(): Promise<void> {
  const story = currentStory();
  await waitForIdle(story);
  if (!story.waiting && (await loadImagesInView(story))) await waitForIdle(story);
}

/** A story plays on a page that is there; a change of mode plays nothing. */
async function settledFirst(): Promise<void> {
  const story = currentStory();
  if (story.played) return;
  story.played = true;
  await settled();
}

/** Pictures of a site story are of two modes, between them both directions, themes and widths; of the main ones, of all. */
export const everyMode = ['desk', 'desk-dark-rtl', 'phone-lumen', 'phone-lotus-dark-rtl'] as const;

/** What every story file of the site spreads into its meta: the site at an address, over a world of its own. */
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

/** The same for a page alone: its states cost a fraction of what they cost inside the frame. */
export const pageAt = (address: string) => ({
  ...siteAt(address),
  render: (_: StoryArgs) => (
    <StorySite>
      <StoryPage />
    </StorySite>
  ),
});

const ChildrenContext = createContext<ReactNode>(null);

/** The whole site, or a part of it with all that surrounds it. */
export function StorySite({ children = <SiteParts /> }: { children?: ReactNode }) {
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

/** Tells the story what only hooks know. */
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
