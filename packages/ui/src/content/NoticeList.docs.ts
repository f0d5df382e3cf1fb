import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Accordion: 'for questions and answers', MessageRow: 'for a player’s own messages' },
  keyboard: { ...pressKeys, Tab: 'Reaches each title' },
  accessibility: ['Each title is a heading with a button that says whether its text is open.'],
  related: ['Accordion', 'MessageRow', 'Marquee'],
} satisfies ComponentDocs;
