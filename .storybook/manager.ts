import { frameThemeEvent } from '@baize/studio/preview/frameThemeEvent';
import { requirementTag } from '@baize/studio/preview/requirementTag';
import { shownName } from '@baize/studio/preview/searchWords';
import { uiLayers } from '@baize/tooling/boundaries/layerTable';
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { create, type ThemeVarsPartial } from 'storybook/theming';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';

const requirementBadges: TagBadgeParameters = [
  {
    tags: requirementTag,
    badge: ({ tag }) => ({ text: tag, style: 'grey' }),
    display: { sidebar: false, toolbar: ['story'], mdx: false },
  },
];

/** Groups start collapsed: hundreds of components at once are slow to render. */
addons.setConfig({
  tagBadges: requirementBadges,
  sidebar: {
    renderLabel: ({ name }) => shownName(name),
    collapsedRoots: [...uiLayers.folders, 'pages', 'compliance', 'contract'],
  },
});

const allModes = 'tools-all-modes--grid';

/** Links to the current story in all modes. Written without JSX, which Storybook does not compile here. */
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

addons.register('baize/frame-theme', (api) => {
  api.on(frameThemeEvent, (theme: ThemeVarsPartial) => api.setOptions({ theme: create(theme) }));
});
