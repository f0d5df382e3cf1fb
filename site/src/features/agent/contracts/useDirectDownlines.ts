import { addDays, dayOf, dayStart } from '@baize/domain';
import { agentProfile, teamLevel } from '@baize/gateway';
import { useServices } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

/** Loads the accounts directly below the reader; contracts can be proposed only to them. */
export function useDirectDownlines() {
  const { now } = useServices();
  const { value: profile } = useEndpoint(agentProfile, {});
  const zone = profile?.timeZone;
  const today = zone && dayOf(now(), zone);
  const answer = useEndpoint(
    teamLevel,
    today && zone
      ? { from: dayStart(today, zone), to: dayStart(addDays(today, 1), zone), page: 1, pageSize: 100 }
      : null,
  );
  return { answer, members: (answer.value?.rows ?? []).map(({ member }) => member) };
}
