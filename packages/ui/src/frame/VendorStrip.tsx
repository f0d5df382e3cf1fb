'use client';

import { Pause, Play } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import { durationMs } from '../theme.css.ts';
import { VendorLogo } from './VendorLogo.tsx';
import * as css from './VendorStrip.css.ts';

/** Logos visible at once on a desktop; a band of no more need not move there. */
const VIEW = 10;
/** Fewer are shorter than the widest moving band, and would show its end. */
const LEAST = 8;

export interface VendorStripProps extends ElementAttributes<HTMLDivElement> {
  label: string;
  vendors: readonly { code: string; name: string; picture: PictureSources; wordmark?: string }[];
  words: { pause: string; play: string };
}

/**
 * Shows every studio in a slow endless band. Pauses on hover, on focus and by its button, and never starts under
 * reduced motion; it then scrolls by hand.
 */
export function VendorStrip({ label, vendors, words, ...attributes }: VendorStripProps) {
  const [paused, setPaused] = useState(false);
  const moves = vendors.length >= LEAST;
  const copy = (echo: boolean) => (
    <ul className={css.copy} aria-hidden={echo || undefined}>
      {vendors.map((vendor) => (
        <li key={vendor.code} className={css.item}>
          <VendorLogo name={vendor.name} picture={vendor.picture} wordmark={vendor.wordmark} size="sm" />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      {...attributes}
      className={css.strip}
      data-fits={vendors.length <= VIEW || undefined}
      data-state={moves ? (paused ? 'paused' : 'playing') : 'still'}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a band that is moved by hand has to be reached by the keyboard */}
      <section className={css.view} aria-label={label} tabIndex={0}>
        <div className={css.track} style={{ animationDuration: `${vendors.length * durationMs.vendorStrip}ms` }}>
          {copy(false)}
          {moves && copy(true)}
        </div>
      </section>
      {moves && (
        <div className={css.toggle}>
          <IconButton
            label={paused ? words.play : words.pause}
            icon={paused ? Play : Pause}
            size="sm"
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </div>
  );
}
