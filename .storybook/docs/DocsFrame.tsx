import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { create, type ThemeVars } from 'storybook/theming';
import { readFrameTheme } from '../frameTheme.ts';
import { firstGlobals } from '../modes.ts';
import { applyGlobalsToRoot, type StoryStyle } from '../root.ts';
import { sandboxHandlers, startWorker } from '../sandboxHandlers.ts';
import { frame } from './docs.css.ts';

type Chosen = StoryStyle['globals'];
type Channel = DocsContainerProps['context']['channel'];

/** Every page of words: it wears the brand, the theme and the direction that the toolbar says, as the stories on it do. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  const [theme, setTheme] = useState<ThemeVars>();
  useLayoutEffect(() => {
    applyGlobalsToRoot({ globals, parameters: {} });
    const { appContentBg, ...colours } = readFrameTheme();
    setTheme(create({ ...colours, appContentBg, appBg: appContentBg, fontBase: 'inherit' }));
  }, [globals]);
  // A page of words shows art, which the platform draws, and has no story to start it for.
  useState(() => void startWorker().then((worker) => worker.use(...sandboxHandlers())));
  return (
    <DocsContainer context={context} theme={theme}>
      <div className={frame}>{children}</div>
    </DocsContainer>
  );
}

/** What the toolbar says now: a page without stories hears it from nowhere else. */
export function useToolbar(channel: Channel): Chosen {
  const [globals, setGlobals] = useState<Chosen>(
    () => channel.last('globalsUpdated')?.[0].globals ?? channel.last('setGlobals')?.[0].globals ?? firstGlobals,
  );
  useEffect(() => {
    const take = (event: { globals: Chosen }) => setGlobals(event.globals);
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return globals;
}
