import type { SandboxOptions } from '@baize/sandbox';
import type { Args, Renderer } from 'storybook/internal/csf';
import type { ModeName } from './modes.ts';
import type { Extent } from './pictures.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    sandbox?: SandboxOptions;
    /** Resolves when the mounted content is there; the play function waits for it. */
    arrived?: () => Promise<void>;
    motion?: 'allowed';
    visual?: {
      /** Modes to picture; all four if absent. */
      modes?: readonly ModeName[];
      /** Plays the story at both widths every time, for stories that differ by more than style. */
      widths?: 'both';
      /** Picture area; by default the first screens. */
      extent?: Extent;
      /** Last part of the id of a sibling story whose final look must match this one's. */
      looksLike?: string;
      exact?: true;
    };
  }

  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** Checks this moment of a play function with axe and a picture; a no-op outside the test runner. */
    look(moment: string): Promise<void>;
  }
}
