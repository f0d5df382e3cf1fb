import type { Translate } from '../../core/language/useText.ts';
import { errorText } from '../../data/load.ts';
import type { ServiceFailure } from './useService.ts';

/** Why the window of customer service did not open, in the person's words. */
export function serviceFailureText(text: Translate, failure: ServiceFailure): string {
  switch (failure.kind) {
    case 'blocked':
      return text('service.blocked');
    case 'none':
      return text('service.none');
    case 'call':
      return `${text('service.none')} ${errorText(text, failure.error)}`;
  }
}
