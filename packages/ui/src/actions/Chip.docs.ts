import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A filter that is on or off, or one of several choices that fit in a line'],
  practice: [
    { do: 'Keep chips of one group in one form: all on or off, or one of them', not: 'Start something with a press' },
  ],
  instead: { Badge: 'for a word that cannot be pressed', SegmentedControl: 'for one of a few that exclude each other' },
  keyboard: pressKeys,
  accessibility: ['A choice says whether it is pressed; the cross is a second button with a name of its own.'],
  related: ['FilterBar', 'LobbyBar', 'Badge'],
} satisfies ComponentDocs;
