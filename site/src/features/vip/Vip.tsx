import { decideVip, type VipTier as Tier, type TierStanding, type VipClub, vipStandings } from '@baize/domain';
import { Grid, LoadFrame, Section, Sections, VipBenefits, VipTier, VisuallyHidden } from '@baize/ui';
import { usePercent } from '../../core/language/usePercent.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { loadOf } from '../../data/load.ts';
import { usePictures } from '../../data/pictures.ts';
import { useMember } from '../../data/player.ts';
import { useVipClub } from '../../data/promotions.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { VipSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { VipQuestions, VipSteps } from './VipQuestions.tsx';
import { VisitorTiers } from './VisitorTiers.tsx';

/**
 * Shows the VIP club's tiers, benefits and rules (NAV-03, VIP-01, VIP-02). Not found where the profile forbids it
 * (RSP-05).
 */
export function Vip() {
  const text = useText();
  const viewer = useViewer();
  const offered = useAccess(decideVip);
  const answer = useVipClub(offered);
  const { value: member, loading: asksMember } = useMember();
  const rank = member?.club?.rank ?? 0;
  if (!offered) return <NotFound />;
  const load = loadOf(answer, text, {
    title: text('vip.failed'),
    empty: { title: text('vip.empty') },
    isEmpty: answer.value?.tiers.length === 0,
  });
  // The player's own tier is taller, so wait for it to avoid a layout shift.
  return (
    <LoadFrame load={asksMember ? { kind: 'loading' } : load} skeleton={<VipSkeleton />}>
      {answer.value && (
        <Sections>
          {viewer === null ? (
            <Part of={VisitorTiers} club={answer.value} />
          ) : (
            <>
              <Part of={Tiers} club={answer.value} rank={rank} />
              <Part of={Benefits} club={answer.value} rank={rank} />
            </>
          )}
          <Part of={VipSteps} days={answer.value.days} />
          <Part of={VipQuestions} days={answer.value.days} />
        </Sections>
      )}
    </LoadFrame>
  );
}

interface ClubProps {
  club: VipClub;
  rank: number;
}

function Tiers({ club, rank }: ClubProps) {
  const text = useText();
  const money = useMoney();
  const pictures = usePictures();
  return (
    <div>
      <h2>
        <VisuallyHidden>{text('vip.tiers')}</VisuallyHidden>
      </h2>
      <Grid columns="tiers">
        {vipStandings(club, rank).map(({ tier, state, way }) => (
          <VipTier
            key={tier.rank}
            picture={pictures(tier.picture)}
            name={tier.name}
            rank={text('vip.rank', { rank: tier.rank })}
            state={state}
            mark={text(`vip.mark.${state}`)}
            condition={{ label: text('vip.from'), value: money(tier.from) ?? '' }}
            progress={way ? progressOf(tier, way, text, money) : undefined}
          />
        ))}
      </Grid>
    </div>
  );
}

type Money = (amount: string | null) => string | null;

const progressOf = (
  { name }: Tier,
  { done, left }: NonNullable<TierStanding['way']>,
  text: Translate,
  money: Money,
) => ({
  label: text('vip.way', { name }),
  value: done,
  text: text('vip.way.left', { left: money(left) ?? '' }),
});

function Benefits({ club: { tiers }, rank }: ClubProps) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const row = (
    id: 'rebate' | 'birthday' | 'withdrawals' | 'priority' | 'service',
    shown: (tier: Tier) => string | boolean,
  ) => ({
    id,
    label: text(`vip.benefit.${id}`),
    values: Object.fromEntries(tiers.map((tier) => [String(tier.rank), shown(tier)])),
  });
  return (
    <Section title={text('vip.benefits')}>
      <VipBenefits
        caption={text('vip.title')}
        tiers={tiers.map(({ rank: id, name }) => ({ id: String(id), name }))}
        current={String(rank)}
        benefits={[
          row('rebate', ({ slotRebate }) => (slotRebate === null ? false : percent(slotRebate))),
          row('birthday', ({ birthdayBonus }) => money(birthdayBonus) ?? false),
          row('withdrawals', ({ withdrawalsADay }) =>
            withdrawalsADay === null ? text('vip.noLimit') : String(withdrawalsADay),
          ),
          row('priority', ({ priorityWithdrawals }) => priorityWithdrawals),
          row('service', ({ serviceLine }) => serviceLine),
        ]}
        words={{
          benefit: text('vip.benefit'),
          included: text('vip.included'),
          notIncluded: text('vip.notIncluded'),
          current: text('vip.yours'),
        }}
      />
    </Section>
  );
}
