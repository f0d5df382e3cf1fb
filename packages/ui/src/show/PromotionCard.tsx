import { ArrowRight } from 'lucide';
import { Badge, type BadgeProps } from '../actions/Badge.tsx';
import { Link } from '../actions/Link.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './PromotionCard.css.ts';

export interface PromotionCardProps {
  picture: readonly string[];
  /** Its kind, in a word. */
  type: string;
  status?: { label: string; tone: BadgeProps['tone'] };
  title: string;
  text: string;
  /** Turnover and limits, beside the offer they belong to. */
  terms?: string;
  period: string;
  /** Where its terms stand in full. */
  link?: { label: string; href: string };
}

/** One offer, with its conditions on the card. */
export function PromotionCard({ picture, type, status, title, text, terms, period, link }: PromotionCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Picture sources={picture} alt="" width={640} height={280} fallback="wide" />
      </div>
      <div className={styles.body}>
        <div className={styles.badges}>
          <Badge>{type}</Badge>
          {status && <Badge tone={status.tone}>{status.label}</Badge>}
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        {terms && <p className={styles.terms}>{terms}</p>}
        <div className={styles.foot}>
          <span className={styles.period}>{period}</span>
          {link && (
            <Link href={link.href} aria-label={`${link.label}: ${title}`} iconEnd={ArrowRight} flip>
              {link.label}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
