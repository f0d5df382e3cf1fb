// Imported by every component's sheet, and with it the base styles.
import './base.css.ts';

export {
  duration,
  durationMs,
  easing,
  fontSize,
  layout,
  lineHeight,
  media,
  size,
  space,
  z,
} from '@baize/tokens/constants';
export { ground, vars } from './internal/vars.css.ts';
