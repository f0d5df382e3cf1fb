import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { WalletHeader: 'at the head of a wallet page' },
  keyboard: { ...pressKeys, Tab: 'Reaches the sum, the eye and the arrow' },
  accessibility: ['Updating and an old sum are announced as a status; a hidden sum is not read.'],
  related: ['WalletHeader', 'TopBar', 'MobileHeader'],
} satisfies ComponentDocs;
