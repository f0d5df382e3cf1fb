import 'storybook/internal/csf';
import type { SandboxOptions } from '@baize/sandbox';
import type { ModeName } from './modes.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The world that answers this story: a scenario, a seed, a latency in ms. */
    sandbox?: SandboxOptions;
    visual?: {
      /** The modes pictures are taken in; all of them when absent. */
      modes?: readonly ModeName[];
      /** Takes the whole page instead of the first screens. */
      fullPage?: boolean;
    };
  }
}
