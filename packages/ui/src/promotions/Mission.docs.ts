import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Reward: 'for what has been earned', TaskCard: 'for what is to be done without a reward' },
  keyboard: pressKeys,
  accessibility: ['Its buttons are named with the mission. Whether a step is done is said in words.'],
  related: ['Reward', 'RowList', 'Progress'],
} satisfies ComponentDocs;
