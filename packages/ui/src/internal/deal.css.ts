import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media } from '../theme.css.ts';
import { dealt } from './deal.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** A list whose first cards are dealt: they rise one after the other, 30 ms apart, once. */
export const deal = style({});

globalStyle(`${deal}[data-deal] > :nth-child(-n + ${dealt})`, {
  animation: `${rise} ${duration.slow} ${easing.enter} backwards`,
  '@media': { [media.still]: { animationName: 'none' } },
});

for (let place = 2; place <= dealt; place += 1) {
  globalStyle(`${deal}[data-deal] > :nth-child(${place})`, { animationDelay: `${(place - 1) * 30}ms` });
}
