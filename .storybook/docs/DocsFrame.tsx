import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { create, type ThemeVars } from 'storybook/theming';
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
    setTheme(themeOf(globals.theme));
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

/** Storybook's own blocks in the colours of the brand's sheet. They compute with them, so they need values. */
function themeOf(base: Chosen['theme'] = 'light'): ThemeVars {
  const style = getComputedStyle(document.documentElement);
  const value = (role: string) => style.getPropertyValue(`--bz-${role}`).trim();
  return create({
    base,
    appBg: value('surface-canvas'),
    appContentBg: value('surface-canvas'),
    appPreviewBg: value('surface-canvas'),
    appBorderColor: value('border-default'),
    barBg: value('surface-raised'),
    barTextColor: value('text-secondary'),
    barSelectedColor: value('text-link'),
    colorPrimary: value('text-link'),
    colorSecondary: value('text-link'),
    textColor: value('text-primary'),
    textMutedColor: value('text-muted'),
    inputBg: value('surface-raised'),
    inputBorder: value('border-control'),
    inputTextColor: value('text-primary'),
    fontBase: value('font-ui'),
  });
}
