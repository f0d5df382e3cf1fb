import { ReceiptText } from 'lucide';
import { lazyPart } from '../../../core/loading/chunks.ts';
import type { MemberRoute } from '../../../core/routing/centreRoute.ts';

export const accountRecordPageRoute: MemberRoute = {
  icon: ReceiptText,
  page: lazyPart(
    () => import('./AccountRecordPage.tsx').then(({ AccountRecordPage }) => AccountRecordPage),
    ['records', 'member', 'list-controls', 'movement', 'errors'],
  ),
};
