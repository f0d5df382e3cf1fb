import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { create, type ThemeVarsPartial } from 'storybook/theming';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { frameThemeEvent } from './frameThemeEvent.ts';
import { requirementTag } from './requirementTag.ts';

/** What is promised of the story on screen. In the list of stories the names say enough. */
const requirementBadges: TagBadgeParameters = [
  {
    tags: requirementTag,
    badge: ({ tag }) => ({ text: tag, style: 'grey' }),
    display: { sidebar: false, toolbar: ['story'], mdx: false },
  },
];

/** Hundreds of components at once are slow to draw and hard to look through: each group opens at a press. */
addons.setConfig({
  tagBadges: requirementBadges,
  sidebar: {
    collapsedRoots: [
      'layout',
      'actions',
      'fields',
      'feedback',
      'data',
      'overlays',
      'frame',
      'game',
      'lottery',
      'promotions',
      'agent',
      'content',
      'pages',
    ],
  },
});

/** The story of the tool that shows another story in all modes. */
const allModes = 'tools-all-modes--grid';

/** Leads from the story on screen to itself in every brand, theme, direction and width. Storybook does not compile JSX here. */
function AllModesLink() {
  const { storyId } = useStorybookState();
  const link = createElement('a', { href: `./?path=/story/${allModes}&args=of:${storyId}` }, 'All modes');
  return createElement(Button, { asChild: true, variant: 'ghost', size: 'small', ariaLabel: false }, link);
}

addons.register('baize/all-modes', () => {
  addons.add('baize/all-modes/tool', {
    type: types.TOOL,
    title: 'All modes',
    match: ({ viewMode, storyId }) => viewMode === 'story' && !storyId?.startsWith('tools-'),
    render: () => createElement(AllModesLink),
  });
});

/** The frame wears the brand and the theme of the story in it. */
addons.register('baize/frame-theme', (api) => {
  api.on(frameThemeEvent, (theme: ThemeVarsPartial) => api.setOptions({ theme: create(theme) }));
});
