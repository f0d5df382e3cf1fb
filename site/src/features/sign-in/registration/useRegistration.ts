import { type ErrorCode, type RegistrationForm, registrationWays } from '@baize/domain';
import { checkAffiliate, type GatewayError, registerSettings, type ValueOf } from '@baize/gateway';
import type { Load } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { affiliateCode } from './affiliateCode.ts';

export interface Registration {
  load: Load;
  settings: ValueOf<typeof registerSettings> | undefined;
  /** Empty when registration is closed (REG-01). */
  ways: readonly RegistrationForm[];
  invitation: string | null;
  invitationRefusal: GatewayError | null;
}

const refusals: readonly ErrorCode[] = ['invitation-closed', 'invitation-code-error'];

/** Returns what registration needs: rules, enabled forms and a valid code from the address (REG-05). */
export function useRegistration(): Registration {
  const text = useText();
  const { platform } = useServices();
  const status = useStatus();
  // Read on each render, because the closed dialog stays mounted.
  const code = affiliateCode();
  const settings = useEndpoint(registerSettings, {});
  const check = useEndpoint(checkAffiliate, code ? { code, domain: location.hostname } : null);
  const invitation = check.value ? code : null;
  const invitationRefusal = check.error && refusals.includes(check.error.code) ? check.error : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the switches are read again when the status changes
  const ways = useMemo(
    () => registrationWays((toggle) => platform.isOn(toggle), invitation !== null),
    [platform, status, invitation],
  );
  const load: Load = check.loading
    ? { kind: 'loading' }
    : loadOf(settings, text, { title: text('registration.rules.failed') });
  return { load, settings: settings.value, ways, invitation, invitationRefusal };
}
