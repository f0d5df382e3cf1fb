import { type Invitation, invitations } from '@baize/gateway';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useDates } from '../../contracts/useDates.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';

export function useInvitations() {
  const { affiliateParameter } = useBrand();
  const answer = useEndpoint(invitations, {});
  const addressOf = useCallback(
    ({ code }: Pick<Invitation, 'code'>) => paths.invitation(location.origin, affiliateParameter, code),
    [affiliateParameter],
  );
  return { answer, addressOf };
}

/** Returns the address without its protocol, for display. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');

export function useInvitationWords() {
  const text = useText();
  const dates = useDates(usePlatformZone());
  return {
    until: ({ expiresAt }: Invitation) => (expiresAt === null ? text('team.link.forever') : dates.day(expiresAt)),
    uses: ({ most, registrations }: Invitation) =>
      most === null
        ? text('team.link.used', { count: registrations })
        : text('team.link.uses', { count: registrations, most }),
    /** Says why a link no longer opens accounts; empty for a live one. */
    why: ({ state, expiresAt }: Invitation) =>
      state === 'open' ? '' : text(`team.link.why.${state}`, { day: dates.day(expiresAt) }),
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
