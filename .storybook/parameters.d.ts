import 'storybook/internal/csf';
import type { SandboxOptions } from '@baize/sandbox';
import type { ModeName } from './modes.ts';
import type { Extent } from './visual.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The world that answers this story: a scenario, a seed, a latency in ms. */
    sandbox?: SandboxOptions;
    /** Where the mouse rests in the pictures: over the first element of the selector. Some pictures have its button down. */
    pointer?: { over: string };
    /** Resolves when what was mounted is there: its play function waits for it. */
    arrived?: () => Promise<void>;
    /** The story is about what moves: it is played as for a person who has not asked for less motion. */
    motion?: 'allowed';
    visual?: {
      /** The modes pictures are taken in; all of them when absent. */
      modes?: readonly ModeName[];
      /** The first screens unless told: what the screen shows, or the whole page. */
      extent?: Extent;
    };
  }
}
