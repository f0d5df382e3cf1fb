import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { GameLine: 'in a line of other content', DialogAside: 'beside a form in steps' },
  accessibility: ['The title of the dialog names the game too, so the picture has no alternative text.'],
  related: ['Dialog', 'DialogAside', 'GameLine'],
} satisfies ComponentDocs;
