import type { ReactRenderer } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import type coreEvents from 'storybook/internal/core-events';
import type { Parameters } from 'storybook/internal/csf';
import type { PreviewWeb } from 'storybook/preview-api';
import type { Globals } from './modes.ts';

/** Major and minor version of Storybook that this file was written for. */
export const writtenFor = '10.6';

/** Storybook's events used here, as literals, because functions in the page cannot import constants. */
export const storybookEvents = [
  'forceRemount',
  'globalsUpdated',
  'playFunctionThrewException',
  'setGlobals',
  'storyFinished',
  'storyThrewException',
  'updateGlobals',
] as const satisfies readonly `${coreEvents}`[];

type EventName = (typeof storybookEvents)[number];

/** Ids and classes of Storybook's page used here and in functions that run in the page. */
export const storybookMarks = [
  'error-message',
  'sb-preparing-docs',
  'sb-preparing-story',
  'sb-show-errordisplay',
  'sb-show-main',
  'sb-wrapper',
  'storybook-docs',
  'storybook-root',
] as const;

type Mark = (typeof storybookMarks)[number];

type Preview = PreviewWeb<ReactRenderer>;
type Store = NonNullable<Preview['storyStoreValue']>;

interface StorybookPage {
  __STORYBOOK_PREVIEW__: Pick<Preview, 'ready'> & {
    storyStoreValue: Pick<Store, 'userGlobals' | 'storyIndex' | 'loadStory'>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: Pick<Channel, 'on' | 'off' | 'once' | 'emit'>;
}

/** Storybook as the test runner uses it in the page. */
export interface StoryDriver {
  /** Waits for the page's stories, then removes the loading screens, which axe would check with every story. */
  ready(): Promise<void>;
  readStory(id: string): Promise<StoryFacts>;
  /** Sets the globals for the next mount without re-rendering the current story. */
  setGlobals(globals: Globals): void;
  /** Tells the preview something in an event of our own. */
  tell(event: `baize/${string}`, data: unknown): void;
  /** Renders the current story again with other globals; limits are in ms. */
  rerender(globals: Globals, limit: number): Promise<void>;
  /** Mounts the story again and plays it; rejects with the reason if it throws. */
  remount(id: string, limit: number): Promise<void>;
}

export interface StoryFacts {
  title: string;
  name: string;
  /** First story of its component. */
  first: boolean;
  parameters: Parameters & { fileName: string };
  /** Globals fixed by the story itself. */
  own: Partial<Globals>;
}

export interface DrivenPage {
  baizeDriver: StoryDriver;
}

/** Puts the driver into the page. Serialised into it, so it cannot use module scope. */
export function installDriver(): void {
  const page = globalThis as unknown as StorybookPage & DrivenPage;
  const preview = () => page.__STORYBOOK_PREVIEW__;
  const channel = () => page.__STORYBOOK_ADDONS_CHANNEL__;
  const send = (event: EventName, data: unknown) => channel().emit(event, data);
  const hear = <Data>(event: EventName, listener: (data: Data) => void) => {
    channel().on(event, listener);
    return () => channel().off(event, listener);
  };

  page.baizeDriver = {
    async ready() {
      await preview().ready();
      const screens: Mark[] = ['sb-preparing-docs', 'sb-preparing-story'];
      for (const screen of screens) for (const spent of document.querySelectorAll(`.${screen}`)) spent.remove();
    },

    async readStory(id) {
      const { storyStoreValue: store } = preview();
      const { parameters, storyGlobals } = await store.loadStory({ storyId: id });
      const { entries } = store.storyIndex;
      const { title = '', name = '' } = entries[id] ?? {};
      const siblings = Object.values(entries).filter((entry) => entry.type === 'story' && entry.title === title);
      return {
        title,
        name,
        first: siblings[0]?.id === id,
        parameters: parameters as StoryFacts['parameters'],
        own: storyGlobals,
      };
    },

    setGlobals: (globals) => preview().storyStoreValue.userGlobals.update(globals),

    tell: (event, data) => channel().emit(event, data),

    rerender(globals, limit) {
      return new Promise((done, fail) => {
        // Waits for the last event of the change, which would otherwise end the next wait.
        const timer = setTimeout(
          () => end(new Error(`no storyFinished within ${limit} ms of a change of mode`)),
          limit,
        );
        const leave = hear('storyFinished', () => end());
        const end = (error?: Error) => {
          clearTimeout(timer);
          leave();
          if (error) fail(error);
          else done();
        };
        send('updateGlobals', { globals });
      });
    },

    remount(id, limit) {
      return new Promise((done, fail) => {
        let cause = `it did not finish within ${limit} ms`;
        // Storybook reports success even if the play function threw.
        let broken = false;
        const refused = ({ message }: { message?: string }) => {
          cause = message ?? 'the play function failed';
          broken = true;
        };
        const finish = (status?: string) => {
          clearTimeout(timer);
          for (const leave of leaving) leave();
          if (status === 'success' && !broken) done();
          else fail(new Error(`played again at ${innerWidth} px: ${cause}`));
        };
        const timer = setTimeout(finish, limit);
        const leaving = [
          hear('playFunctionThrewException', refused),
          hear('storyThrewException', refused),
          hear<{ status: string }>('storyFinished', ({ status }) => finish(status)),
        ];
        send('forceRemount', { storyId: id });
      });
    },
  };
}

type ToolbarChannel = Pick<Channel, 'last' | 'on' | 'off'>;

/** Returns the toolbar's globals from the last event that told them. */
export function lastGlobals<Chosen>(channel: ToolbarChannel): Chosen | undefined {
  const lastOf = (event: EventName): Chosen | undefined => channel.last(event)?.[0].globals;
  return lastOf('globalsUpdated') ?? lastOf('setGlobals');
}

/** Calls back when the toolbar's globals change; returns an unsubscribe function. */
export function watchGlobals<Chosen>(channel: ToolbarChannel, changed: (globals: Chosen) => void): () => void {
  const updated: EventName = 'globalsUpdated';
  const take = (event: { globals: Chosen }) => changed(event.globals);
  channel.on(updated, take);
  return () => channel.off(updated, take);
}

interface PlayedFrame {
  channel: Pick<Channel, 'last' | 'on' | 'emit'>;
  /** Calls back when the story has been played, with the message of the error that stopped it, if any. */
  whenPlayed(played: (error: string | undefined) => void): void;
}

/** Returns the Storybook of a frame of the same origin that has loaded. */
export function storybookOf(frame: HTMLIFrameElement): PlayedFrame | null {
  const channel = (frame.contentWindow as unknown as Partial<StorybookPage> | null)?.__STORYBOOK_ADDONS_CHANNEL__ as
    | PlayedFrame['channel']
    | undefined;
  if (!channel) return null;
  const finished: EventName = 'storyFinished';
  const failures: EventName[] = ['playFunctionThrewException', 'storyThrewException'];
  const error = (): string | undefined =>
    failures.map((event) => channel.last(event)?.[0]?.message as string | undefined).find(Boolean);
  return {
    channel,
    whenPlayed(played) {
      if (channel.last(finished)) played(error());
      channel.on(finished, () => played(error()));
    },
  };
}

const elementIn = (page: Document | null | undefined, id: Mark) => page?.getElementById(id) ?? null;
const isMarked = (body: HTMLElement, mark: Mark) => body.classList.contains(mark);

/** Returns the element that a story's page renders into. */
export const storyRootIn = (page: Document | null | undefined): HTMLElement | null => elementIn(page, 'storybook-root');
export const faultIn = (page: Document | null | undefined): string =>
  elementIn(page, 'error-message')?.textContent ?? '';
export const hasDrawn = (body: HTMLElement): boolean => isMarked(body, 'sb-show-main');
/** Shows the story in place of the error that ended its play function. */
export function showStory(body: HTMLElement): void {
  const marks: Record<'failed' | 'drawn', Mark> = { failed: 'sb-show-errordisplay', drawn: 'sb-show-main' };
  body.classList.replace(marks.failed, marks.drawn);
}
export const hasFailed = (body: HTMLElement): boolean => isMarked(body, 'sb-show-errordisplay');
