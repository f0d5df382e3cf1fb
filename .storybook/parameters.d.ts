import type { SandboxOptions } from '@baize/sandbox';
import type { Args, Renderer } from 'storybook/internal/csf';
import type { ModeName } from './modes.ts';
import type { Extent } from './pictures.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The world that answers this story: a scenario, a seed, a latency in ms. */
    sandbox?: SandboxOptions;
    /** Resolves when what was mounted is there: its play function waits for it. */
    arrived?: () => Promise<void>;
    /** The story is about what moves: it is played as for a person who has not asked for less motion. */
    motion?: 'allowed';
    visual?: {
      /** The modes that the full tier visits and takes pictures in; all of them when absent. Desk is always played. */
      modes?: readonly ModeName[];
      /** The first screens unless told: what the screen shows, or the whole page. */
      extent?: Extent;
      /** The last part of the id of a story of the same component: this one ends looking the same, and is compared with it. */
      looksLike?: string;
      /** Not one pixel may differ. */
      exact?: true;
    };
  }

  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** Has the test runner judge this moment of a play function by axe and by picture; does nothing for people. */
    look(moment: string): Promise<void>;
  }
}
