import { type ForgotMode, forgotModes } from '@baize/domain';
import { useFeature } from '../../../core/services/status.ts';

/** The ways back to an account that this brand offers, the first one shown first (PWD-01). */
export function useForgotModes(): readonly ForgotMode[] {
  return forgotModes({
    reset: useFeature('PWRESET'),
    phone: useFeature('CHNGPASSVERIF3'),
    email: useFeature('CHNGPASSMAIL3'),
  });
}
