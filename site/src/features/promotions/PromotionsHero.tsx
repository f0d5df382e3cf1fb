import { decideGate, decideOffer, decidePromotions, leadOffer, type Promotion, workedExample } from '@baize/domain';
import { LeadOffer, PageHeader, Skeleton } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useRoundMoney } from '../../core/services/useMoney.ts';
import { usePictures } from '../../data/pictures.ts';
import { usePromotions } from '../../data/promotions.ts';
import { useOfferAct } from './useOfferAct.ts';
import { useOfferClock } from './useOfferClock.ts';
import { useOfferWords } from './useOfferWords.ts';

/** Shows the offer that leads the list under the page's title (PRO-02). */
export function PromotionsHero() {
  const text = useText();
  const offered = useAccess(decidePromotions);
  const { value, error } = usePromotions(offered);
  const now = useOfferClock(() => null);
  if (!offered) return null;
  const lead = value && leadOffer(value, now);
  return (
    <PageHeader kind="row" title={text('promotions.title')} lead={text('promotions.lead')}>
      {lead ? <Lead offer={lead} now={now} /> : !value && !error && <Skeleton shape="leadOffer" />}
    </PageHeader>
  );
}

function Lead({ offer, now }: { offer: Promotion; now: number }) {
  const text = useText();
  const pictures = usePictures();
  const visitor = decideGate(useViewer()).kind === 'sign-in';
  const overlay = useOverlay();
  const { amount, cardFacts, type } = useOfferWords()(offer, now);
  const act = useOfferAct()(offer, decideOffer(offer, now));
  const example = useExample(offer);
  if (!amount) return null;
  return (
    <LeadOffer
      picture={pictures(offer.figures.widePicture)}
      title={offer.title}
      type={type}
      amount={amount}
      facts={cardFacts.slice(0, 3)}
      example={example}
      action={visitor || !act ? { label: text('promotions.register'), href: overlay.hrefOf('register') } : act}
      link={{ label: text('promotion.terms'), href: paths.promotion(offer.id) }}
    />
  );
}

function useExample({ figures, maxBet }: Promotion): string | undefined {
  const text = useText();
  const money = useRoundMoney();
  const { digits } = useCurrency();
  const example = workedExample(figures, digits);
  if (!example) return undefined;
  const [deposit, plays, bets] = [money(example.deposit), money(example.plays), money(example.bets)];
  if (!deposit || !plays) return undefined;
  const { turnoverDays: days } = figures;
  const most = money(maxBet);
  return [
    text('promotions.example', { deposit, plays }),
    bets && (days ? text('promotions.example.days', { bets, days }) : text('promotions.example.bets', { bets })),
    most && text('promotions.example.maxBet', { amount: most }),
  ]
    .filter(Boolean)
    .join(' ');
}
