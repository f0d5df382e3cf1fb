import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { create, type ThemeVars } from 'storybook/theming';
import { firstGlobals } from '../../../../.storybook/modes.ts';
import { lastGlobals, watchGlobals } from '../../../../.storybook/storybookInternals.ts';
import { readFrameTheme } from '../preview/frameTheme.ts';
import { applyGlobalsToRoot, type StoryStyle } from '../preview/root.ts';
import { sandboxHandlers, startWorker } from '../preview/sandboxHandlers.ts';
import { frame } from './docs.css.ts';

type Chosen = StoryStyle['globals'];
type Channel = DocsContainerProps['context']['channel'];

/** Gives docs pages the toolbar's brand and theme. They are English, so only the stories in them turn. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  const [theme, setTheme] = useState<ThemeVars>();
  useLayoutEffect(() => {
    applyGlobalsToRoot({ globals: { ...globals, direction: 'ltr' }, parameters: {} });
    const { appContentBg, ...colours } = readFrameTheme();
    setTheme(create({ ...colours, appContentBg, appBg: appContentBg, fontBase: 'inherit' }));
  }, [globals]);
  // Docs pages load art from the sandbox, and no story starts the worker for them.
  useState(() => void startWorker().then((worker) => worker.use(...sandboxHandlers())));
  return (
    <DocsContainer context={context} theme={theme}>
      <div className={frame} dir="ltr">
        {children}
      </div>
    </DocsContainer>
  );
}

/** Returns the toolbar's globals, which pages without stories can read only from the channel. */
export function useToolbar(channel: Channel): Chosen {
  const [globals, setGlobals] = useState<Chosen>(() => lastGlobals(channel) ?? firstGlobals);
  useEffect(() => watchGlobals(channel, setGlobals), [channel]);
  return globals;
}
