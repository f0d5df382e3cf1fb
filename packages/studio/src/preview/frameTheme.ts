import { brands } from '@baize/tokens/brands';
import type { ThemeVarsPartial } from 'storybook/theming';
import { frameThemeEvent } from './frameThemeEvent.ts';
import { watchRoot } from './watchRoot.ts';

/**
 * Returns the brand's current values as a Storybook theme. Storybook computes with colours, so variables must be
 * resolved.
 */
export function readFrameTheme(): ThemeVarsPartial {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const value = (role: string) => style.getPropertyValue(`--bz-${role}`).trim();
  const { brand, theme } = root.dataset;
  return {
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: brands.find(({ id }) => id === brand)?.name,
    brandUrl: './',
    appBg: value('surface-sunken'),
    appContentBg: value('surface-canvas'),
    appPreviewBg: value('surface-canvas'),
    appBorderColor: value('border-default'),
    barBg: value('surface-raised'),
    barTextColor: value('text-secondary'),
    barHoverColor: value('text-link'),
    barSelectedColor: value('text-link'),
    colorPrimary: value('text-link'),
    colorSecondary: value('text-link'),
    textColor: value('text-primary'),
    textMutedColor: value('text-muted'),
    inputBg: value('surface-raised'),
    inputBorder: value('border-control'),
    inputTextColor: value('text-primary'),
  };
}

/**
 * Sends the story's theme to Storybook's frame, now and on every change. Stories embedded in docs pages send nothing.
 */
export function tellFrameTheme(emit: (event: string, theme: ThemeVarsPartial) => void): void {
  if (window === window.top || window.parent !== window.top) return;
  const tell = () => emit(frameThemeEvent, readFrameTheme());
  if (document.documentElement.dataset.brand) tell();
  watchRoot(tell);
}
