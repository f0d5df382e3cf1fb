import { addons } from 'storybook/manager-api';

/** Hundreds of components at once are slow to draw and hard to look through: each group opens at a press. */
addons.setConfig({
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
