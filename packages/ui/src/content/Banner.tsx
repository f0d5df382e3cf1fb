'use client';

import { durationMs } from '@baize/tokens/constants';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { systemClock } from '../internal/clock.ts';
import { icon } from '../internal/icon.tsx';
import { isRightToLeft } from '../internal/isRightToLeft.ts';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { useAutoplay } from '../internal/useAutoplay.ts';
import * as styles from './Banner.css.ts';
import * as controls from './BannerControls.css.ts';
import { type BannerItem, BannerSlide } from './BannerSlide.tsx';
import { Picture } from './Picture.tsx';
import { useSwipe } from './useSwipe.ts';

export interface BannerWords {
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: (position: number, total: number) => string;
  /** Role descriptions; default to the screen reader's own. */
  roles?: { carousel: string; slide: string };
}

export interface BannerProps extends ElementAttributes {
  slides: readonly BannerItem[];
  label: string;
  /** Loading state, which keeps the space. The picture of the first slide shows already if it is known. */
  loading?: boolean;
  /** `sm` leaves room on the screen for the content below. */
  size?: 'sm' | 'md';
  /** Automatic advance; when off, there is no pause button. */
  autoplay?: boolean;
  clock?: Clock;
  words: BannerWords;
}

/** Shows the slides at the top of a page. New slides restart at the first; without slides it takes no space. */
export function Banner({
  slides,
  label,
  loading = false,
  size = 'md',
  autoplay = true,
  clock = systemClock,
  words,
  ...attributes
}: BannerProps) {
  if (loading)
    return (
      <div
        aria-busy="true"
        aria-label={label}
        {...(attributes as ElementAttributes<HTMLDivElement>)}
        className={styles.waiting}
        data-size={size}
        role="status"
      >
        {slides[0] && (
          <div className={styles.art}>
            <Picture sources={slides[0].picture} alt="" width={860} height={400} priority />
          </div>
        )}
      </div>
    );
  if (slides.length === 0) return null;
  const carousel = { ...attributes, slides, label, size, autoplay, clock, words };
  return <Carousel key={slides.map(({ id }) => id).join()} {...carousel} />;
}

interface CarouselProps extends BannerProps {
  autoplay: boolean;
  clock: Clock;
}

function Carousel({ slides, label, size, autoplay, clock, words, ...attributes }: CarouselProps) {
  const total = slides.length;
  const several = total > 1;
  const [{ shown, left }, setPlace] = useState<{ shown: number; left?: number }>({ shown: 0 });
  const { running, still, stopped, toggle, holds } = useAutoplay({ possible: several && autoplay, hoverHolds: false });

  const go = (to: number) =>
    setPlace((now) => ({
      shown: (to + total) % total,
      left: (to + total) % total === now.shown ? now.left : now.shown,
    }));
  const swipe = useSwipe(several ? (steps) => go(shown + steps) : undefined);

  useEffect(() => {
    if (!running) return undefined;
    return clock.every(durationMs.bannerInterval, () => setPlace({ shown: (shown + 1) % total, left: shown }));
  }, [clock, running, shown, total]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!several || step === undefined) return;
    event.preventDefault();
    go(shown + (isRightToLeft(event.currentTarget) ? -step : step));
  };

  return (
    <section
      aria-roledescription={words.roles?.carousel}
      aria-label={label}
      {...attributes}
      className={styles.banner}
      data-part="banner"
      data-size={size}
      onKeyDown={onKeyDown}
      {...holds}
    >
      {several && (
        <div className={controls.controls}>
          {autoplay && !still && (
            <button
              type="button"
              className={controls.round}
              aria-label={stopped ? words.play : words.pause}
              onClick={toggle}
            >
              {stopped ? icon(Play, 16) : icon(Pause, 16)}
            </button>
          )}
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={controls.dot}
              aria-label={words.slide(index + 1, total)}
              aria-current={index === shown ? 'true' : undefined}
              data-running={(index === shown && running) || undefined}
              onClick={() => go(index)}
            />
          ))}
        </div>
      )}
      <div className={styles.slides} aria-live={several && !running ? 'polite' : 'off'} {...swipe}>
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.id}
            slide={slide}
            label={words.slide(index + 1, total)}
            role={words.roles?.slide}
            state={index === shown ? 'shown' : index === left ? 'left' : 'waiting'}
            drawn={index === shown || index === left || index === (shown + 1) % total}
            first={index === 0}
          />
        ))}
      </div>
      {several && (
        <div className={controls.arrows}>
          <button type="button" className={controls.arrow} aria-label={words.previous} onClick={() => go(shown - 1)}>
            {icon(ChevronLeft, 20, { flip: true })}
          </button>
          <button type="button" className={controls.arrow} aria-label={words.next} onClick={() => go(shown + 1)}>
            {icon(ChevronRight, 20, { flip: true })}
          </button>
        </div>
      )}
    </section>
  );
}
