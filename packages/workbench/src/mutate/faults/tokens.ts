import type { Fault } from '../fault.ts';

export const tokenFaults: readonly Fault[] = [
  {
    id: 'focus-ring-too-pale',
    area: 'tokens',
    says: 'The ring around what has the focus is too pale to be seen.',
    file: 'tokens/semantic/light.tokens.json',
    from: '"ring": { "$value": "{palette.primary.600}" }',
    to: '"ring": { "$value": "{palette.primary.300}" }',
    foundBy: { step: 'unit', file: 'tokens/contrast.test.ts', test: 'every pair can be read in light' },
    tier: 'quick',
  },
  {
    id: 'canvas-grey',
    area: 'tokens',
    says: 'The ground of every page turns two steps darker.',
    file: 'tokens/semantic/light.tokens.json',
    from: '"canvas": { "$value": "{palette.neutral.50}" }',
    to: '"canvas": { "$value": "{palette.neutral.200}" }',
    foundBy: { step: 'stories', file: 'packages/ui/src/layout/Stack.stories.tsx', test: 'Stretched' },
    tier: 'full',
  },
  {
    id: 'gold-paler',
    area: 'tokens',
    says: 'The gold of buttons for money turns a step paler.',
    file: 'tokens/semantic/light.tokens.json',
    from: '"accent": { "$value": "{palette.accent.400}" }',
    to: '"accent": { "$value": "{palette.accent.300}" }',
    foundBy: { step: 'stories', file: 'packages/ui/src/actions/Button.stories.tsx', test: 'OfEveryKind' },
    tier: 'full',
  },
  {
    id: 'muted-text-darker',
    area: 'tokens',
    says: 'The grey of secondary text turns a step darker.',
    file: 'tokens/semantic/light.tokens.json',
    from: '"muted": { "$value": "{palette.neutral.700}" }',
    to: '"muted": { "$value": "{palette.neutral.750}" }',
    foundBy: { step: 'stories', file: 'packages/ui/src/data/StatTile.stories.tsx', test: 'Grown' },
    tier: 'full',
  },
];
