import { decideVip, vipStandings } from '@baize/domain';
import { PageHeader, Skeleton, VipStanding } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { useAccess } from '../../core/services/access.ts';
import { useSession, useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { useAvatarPictures, useMember } from '../../data/player.ts';
import { useVipClub } from '../../data/promotions.ts';
import { VipPromise } from './VipPromise.tsx';

export function VipHero() {
  const text = useText();
  const viewer = useViewer();
  const offered = useAccess(decideVip);
  const club = useVipClub(offered);
  if (!offered) return null;
  if (viewer === null) return <VipPromise />;
  return (
    <PageHeader
      title={text('vip.title')}
      lead={club.value ? text('vip.lead', { days: club.value.days }) : ''}
      aside={
        <Boundary>
          <Standing />
        </Boundary>
      }
    />
  );
}

function Standing() {
  const text = useText();
  const money = useMoney();
  const picture = useAvatarPictures();
  const { username } = useSession();
  const { value: member, loading: asksMember } = useMember();
  const { value: club, loading: asksClub } = useVipClub();
  if (!member || !club) return asksMember || asksClub ? <Skeleton shape="standing" /> : null;
  const own = member.club;
  const standings = vipStandings(club, own?.rank ?? 0);
  const next = standings.find(({ state }) => state === 'next');
  const done = money(club.validBets);
  const total = next ? money(next.tier.from) : null;
  return (
    <VipStanding
      picture={picture}
      name={member.account || (username ?? '')}
      rank={own ? text('vip.own', { name: own.name, rank: own.rank }) : undefined}
      progress={
        next?.way && done && total
          ? {
              label: text('vip.way', { name: next.tier.name }),
              value: next.way.done,
              text: text('vip.way.text', { done, total }),
              next: text('vip.way.next', { name: next.tier.name }),
            }
          : undefined
      }
      note={own && standings.length > 0 && !next ? text('vip.top') : undefined}
    />
  );
}
