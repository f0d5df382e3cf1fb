import { type Invitation, invitations } from '@baize/gateway';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';

/** The agent's invitation links, and the address that each stands for. */
export function useInvitations() {
  const { affiliateParameter } = useBrand();
  const answer = useEndpoint(invitations, {});
  const addressOf = useCallback(
    ({ code }: Pick<Invitation, 'code'>) => paths.invitation(location.origin, affiliateParameter, code),
    [affiliateParameter],
  );
  return { answer, addressOf };
}

/** An address as people read it: without the protocol. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');

/** Until when a link holds, and how often it may still be used. */
export function useInvitationWords() {
  const text = useText();
  const dates = useDates(usePlatformZone());
  return {
    until: ({ expiresAt }: Invitation) => (expiresAt === null ? text('team.link.forever') : dates.day(expiresAt)),
    uses: ({ most, registrations }: Invitation) =>
      most === null
        ? text('team.link.used', { count: registrations })
        : text('team.link.uses', { count: registrations, most }),
    opens: ({ who, most, registrations, expiresAt }: Invitation, rate: string) =>
      [
        text('team.link.opens', { kind: who, rate: inOrder(rate) }),
        text('team.link.left', {
          limited: most === null ? 'no' : 'yes',
          count: most === null ? 0 : Math.max(0, most - registrations),
          dated: expiresAt === null ? 'no' : 'yes',
          day: expiresAt === null ? '' : dates.day(expiresAt),
        }),
      ].join(' '),
  };
}
