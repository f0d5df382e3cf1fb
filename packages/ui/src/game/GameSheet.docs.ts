import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Dialog: 'around it, named by its title' },
  keyboard: pressKeys,
  accessibility: ['Facts are terms and values. Under maintenance words stand in the place of the button.'],
  related: ['GameCard', 'Dialog', 'DescriptionList'],
} satisfies ComponentDocs;
