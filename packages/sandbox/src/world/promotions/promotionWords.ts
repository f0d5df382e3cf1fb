import { type Currency, moneyParts, numberMarks } from '@baize/domain';
import { contentOf } from '../base/content.ts';
import { playAmount } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import { depositBonuses } from '../money/depositMethods.ts';
import { envelope, leaderPrizes, type PromotionSeed, rafflePrizes } from './promotionSeeds.ts';

interface Asked extends Pick<Settings, 'bonusHalved'> {
  language: string;
  currency: Currency;
}

/** Returns a promotion's texts, filled with the figures it is actually paid and wagered by. */
export function promotionWords({ type }: Pick<PromotionSeed, 'type'>, asked: Asked) {
  const figures = figuresOf(type, asked);
  const filled = (contentOf(asked.language).promotions[type] ?? []).map((text) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole),
  );
  const [title = type, summary = '', content = '', reason = null] = filled;
  return { title, summary, content, reason };
}

function figuresOf(type: PromotionSeed['type'], asked: Asked): Readonly<Record<string, string>> {
  const { currency } = asked;
  const sum = (amount: string) => plain(amount, asked);
  const units = (whole: number) => sum(playAmount(whole, currency));
  const bonus = depositBonuses(currency, asked).find((one) => one.type === type);
  if (bonus) return { percent: bonus.percent, turnover: String(bonus.turnover), most: sum(bonus.most ?? '0') };
  if (type === 'ranking') {
    const [first, second, third] = leaderPrizes.map(units);
    return { first: first ?? '', second: second ?? '', third: third ?? '' };
  }
  if (type === 'app-download') return { low: units(envelope.low), high: units(envelope.high) };
  if (type === 'point-mall') {
    const [a = '', b = '', c = '', d = ''] = rafflePrizes.map((prize) => units(prize.units));
    return { a, b, c, d };
  }
  return {};
}

/** Formats an amount in the language's number style, without currency sign or trailing zeros. */
function plain(amount: string, { language, currency }: Asked): string {
  const parts = moneyParts(amount, { ...currency, marks: numberMarks(language) });
  return parts ? parts.whole + parts.fraction.replace(/\D?0+$/, '') : amount;
}
