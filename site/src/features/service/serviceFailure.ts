import type { Translate } from '../../core/language/useText.ts';
import { errorText } from '../../data/load.ts';
import type { ServiceFailure } from './useService.ts';

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
