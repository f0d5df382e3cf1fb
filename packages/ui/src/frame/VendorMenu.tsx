import { ArrowRight, Flame } from 'lucide';
import type { ReactNode } from 'react';
import { Badge } from '../actions/Badge.tsx';
import { LoadFrame } from '../feedback/LoadFrame.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes, Load, PictureSources } from '../internal/types.ts';
import { VendorLogo } from './VendorLogo.tsx';
import * as css from './VendorMenu.css.ts';

export interface VendorItem {
  code: string;
  name: string;
  picture: PictureSources;
  wordmark?: string;
  hot: boolean;
  href: string;
}

export interface VendorMenuProps extends ElementAttributes<HTMLDivElement> {
  /** Studios to show; the caller limits their number. */
  items: readonly VendorItem[];
  /** Link to the remaining studios. */
  seeAll?: { label: string; href: string };
  feature?: ReactNode;
  load: Load;
  words: { hot: string };
}

/** Shows the studios of a category in a drop-down of the header. */
export function VendorMenu({ items, seeAll, feature, load, words, ...attributes }: VendorMenuProps) {
  const skeleton = (
    <div className={css.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles have no other identity
        <div key={index} className={css.skeleton} />
      ))}
    </div>
  );
  return (
    <div {...attributes} className={css.sheet} data-feature={feature ? true : undefined}>
      <LoadFrame load={load} skeleton={skeleton}>
        <ul className={css.grid}>
          {items.map((vendor) => (
            <li key={vendor.code}>
              <Anchor href={vendor.href} className={css.tile}>
                <VendorLogo name={vendor.name} picture={vendor.picture} wordmark={vendor.wordmark} />
                {vendor.hot && (
                  <span className={css.hot}>
                    <Badge tone="hot" icon={Flame}>
                      {words.hot}
                    </Badge>
                  </span>
                )}
              </Anchor>
            </li>
          ))}
          {seeAll && (
            <li>
              <Anchor href={seeAll.href} className={css.tile} data-more>
                {seeAll.label}
                {icon(ArrowRight, 16, { flip: true })}
              </Anchor>
            </li>
          )}
        </ul>
      </LoadFrame>
      {feature && <div className={css.feature}>{feature}</div>}
    </div>
  );
}
