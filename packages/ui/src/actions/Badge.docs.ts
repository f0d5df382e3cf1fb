import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A state in one or two words, beside what it is about'],
  practice: [{ do: 'Give it a word, and a tone that agrees with it', not: 'Let its colour alone say something' }],
  instead: {
    StatusBadge: 'for how a record stands, so that one status looks the same everywhere',
    CountBadge: 'for a number of things that wait',
    Chip: 'for something that can be pressed',
  },
  accessibility: ['It is plain text: what it says has to make sense without its colour.'],
  related: ['StatusBadge', 'CountBadge', 'Chip'],
} satisfies ComponentDocs;
