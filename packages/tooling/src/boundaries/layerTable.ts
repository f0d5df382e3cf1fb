/** Folders that stand in layers, from below: each imports only itself and those before it. */
export interface Layers {
  root: string;
  folders: readonly string[];
  /** Files beside the folders that all of them stand on. */
  ground: readonly string[];
}

export const domainLayers: Layers = {
  root: 'packages/domain/src',
  folders: [
    'base',
    'platform',
    'rules',
    'sign-in',
    'account',
    'money',
    'games',
    'responsible-play',
    'lottery',
    'promotions',
    'records',
    'content',
    'measure',
    'agents',
  ],
  ground: [],
};

export const gatewayLayers: Layers = {
  root: 'packages/gateway/src',
  folders: [
    'base',
    'platform',
    'sign-in',
    'account',
    'money',
    'responsible-play',
    'games',
    'lottery',
    'promotions',
    'records',
    'content',
    'agents',
  ],
  ground: [],
};

export const uiLayers: Layers = {
  root: 'packages/ui/src',
  folders: [
    'internal',
    'layout',
    'actions',
    'feedback',
    'content',
    'fields',
    'data',
    'overlays',
    'frame',
    'game',
    'lottery',
    'promotions',
    'agent',
  ],
  ground: ['theme.css.ts', 'base.css.ts', 'reset.css.ts'],
};

export const siteLayers: Layers = {
  root: 'site/src',
  folders: [
    'core/browser',
    'core/theme',
    'core/session',
    'core/language',
    'core/services',
    'core/loading',
    'core/routing',
    'data',
    'money',
    'shared',
    'features/sign-in',
    'features/games',
    'features/play',
    'features/lottery',
    'features/points',
    'features/promotions',
    'features/content',
    'features/vip',
    'features/referral',
    'features/contracts',
    'features/member',
    'features/agent',
    'features/notices',
    'features/home',
    'features/service',
    'features/help',
    'features/search',
    'features/blog',
    'features/legal',
    'app',
  ],
  ground: [],
};

/** Files that answer a question for a variant. */
export const flagReaders: readonly string[] = ['site/src/data/useExperiment.ts', 'site/src/core/services/flags.ts'];

/** Folders and files whose parts are the same for everybody: neither they nor what they import reads a flag (OPS-33). */
export const withoutFlags: readonly string[] = [
  'site/src/app/Closed.tsx',
  'site/src/app/Consent.tsx',
  'site/src/app/layout/SessionStrip.tsx',
  'site/src/features/legal/',
  'site/src/features/member/control/',
  'site/src/features/member/deposit/',
  'site/src/features/member/withdrawal/',
  'site/src/features/play/',
  'site/src/features/sign-in/registration/',
  'site/src/features/welcome/',
  'site/src/money/',
  'site/src/shared/page/SafetyFoot.tsx',
];
