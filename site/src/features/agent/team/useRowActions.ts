import {
  contractKinds,
  type DownlineView,
  firstTeamAccountView,
  firstTeamBetView,
  firstTeamProfitView,
  printDownlineView,
  printTeamAccountView,
  printTeamBetView,
  printTeamProfitView,
} from '@baize/domain';
import { agentProfile, consolidatedFunds } from '@baize/gateway';
import type { MenuGroup, MenuItem } from '@baize/ui/overlays';
import { ArrowLeftRight, Handshake, Mail, Percent, User } from 'lucide';
import { useCallback } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { contractPages } from '../shared/contractPages.ts';
import type { TeamMember } from './teamWords.ts';

export type RowDialog = 'rebate' | 'message';

export const isRowDialog = (id: string): id is RowDialog => id === 'rebate' || id === 'message';

/** Returns all actions for a team member; unavailable ones stay readable with the reason. */
export function useRowActions(view: DownlineView): (member: TeamMember, upline: string | null) => MenuGroup[] {
  const text = useText();
  const { hrefOf } = useAgentCentre();
  const { value: profile } = useEndpoint(agentProfile, {});
  const { value: kinds } = useEndpoint(consolidatedFunds, {});
  const transfers = profile?.transfers ?? false;
  const kind = contractKinds.find((one) => kinds?.[one]);
  const pageHref = useCallback(
    (shown: Partial<DownlineView>) =>
      hrefOf('downlineManagmentView', Object.fromEntries(printDownlineView({ ...view, ...shown }))),
    [hrefOf, view],
  );
  return useCallback(
    ({ account, direct }, upline) => {
      const only = (what: 'contracts' | 'rebate' | 'message') =>
        direct ? {} : { disabled: true, text: text(`team.only.${what}`, { name: apart(upline ?? '…') }) };
      const items: MenuItem[] = [
        { id: 'details', label: text('team.details'), icon: User, href: pageHref({ account, transfer: false }) },
        {
          id: 'transfer',
          label: text('team.transfer'),
          icon: ArrowLeftRight,
          ...(transfers
            ? { href: pageHref({ account, transfer: true }) }
            : { disabled: true, text: text('team.transfer.closed') }),
        },
        ...(kind === undefined
          ? []
          : [
              {
                id: 'contracts',
                label: text('team.contracts'),
                icon: Handshake,
                href: hrefOf(contractPages[kind], { propose: account }),
                ...only('contracts'),
              },
            ]),
        { id: 'rebate', label: text('team.rebate.change'), icon: Percent, ...only('rebate') },
        { id: 'message', label: text('agent.message'), icon: Mail, ...only('message') },
      ];
      const { dates } = view;
      const part = { dates, account, branch: true };
      const report = (query: URLSearchParams) => Object.fromEntries(query);
      return [
        { id: 'account', items },
        {
          id: 'report',
          label: text('team.report'),
          items: [
            {
              id: 'bets',
              label: text('agent.page.personalHistoryCopy'),
              href: hrefOf('personalHistoryCopy', report(printTeamBetView({ ...firstTeamBetView, ...part }))),
            },
            {
              id: 'profit',
              label: text('agent.page.palStatementsAgentCopy'),
              href: hrefOf(
                'palStatementsAgentCopy',
                report(printTeamProfitView({ ...firstTeamProfitView, dates, account })),
              ),
            },
            {
              id: 'transactions',
              label: text('agent.page.agentDownlineTransactionDetailsCopy'),
              href: hrefOf(
                'agentDownlineTransactionDetailsCopy',
                report(printTeamAccountView({ ...firstTeamAccountView, ...part })),
              ),
            },
          ],
        },
      ];
    },
    [text, hrefOf, pageHref, transfers, kind, view],
  );
}
