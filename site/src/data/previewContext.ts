import { type ContentContext, effectiveRules, type Rules } from '@baize/domain';
import type { Preview } from './content.ts';

interface Around {
  language: string;
  fallbacks: readonly string[];
  jurisdiction: Parameters<typeof effectiveRules>[0];
  /** Rules that hold on the site. */
  rules: Rules;
  /** Platform's time, ms since 1970. */
  now: number;
}

/**
 * Returns the reader that a preview looks through. Its moment moves content alone: the rules, also those of another
 * profile, keep today's clock (OPS-04).
 */
export function previewContext(
  { look, profiles }: Preview,
  { language, fallbacks, jurisdiction, rules, now }: Around,
): ContentContext {
  return {
    now: look.moment,
    language,
    fallbacks,
    device: look.device,
    viewer: look.viewer,
    segments: look.segment ? [look.segment] : [],
    resting: false,
    rules: look.profile
      ? effectiveRules({ ...jurisdiction, profile: look.profile, profiles: [...profiles] }, now).rules
      : rules,
  };
}
