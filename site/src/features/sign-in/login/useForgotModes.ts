import { type ForgotMode, forgotModes } from '@baize/domain';
import { useFeature } from '../../../core/services/status.ts';

/** Returns the brand's ways to reset a password, default first (PWD-01). */
export function useForgotModes(): readonly ForgotMode[] {
  return forgotModes({
    reset: useFeature('PWRESET'),
    phone: useFeature('CHNGPASSVERIF3'),
    email: useFeature('CHNGPASSMAIL3'),
  });
}
