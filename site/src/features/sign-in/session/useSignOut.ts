import { useCallback } from 'react';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { endOnPlatform } from '../../../core/session/endOnPlatform.ts';
import { heldPassword } from './loginState.ts';
import { leaveLogin } from './remember.ts';

/** Ends the session here at once, and on the platform as soon as it is reachable (SES-03, FLT-013). */
export function useSignOut() {
  const { client, session } = useServices();
  const navigate = useSiteNavigate();
  return useCallback(() => {
    const { token } = session.get();
    session.end('signed-out');
    heldPassword.set(null);
    navigate(paths.home, { replace: true });
    void leaveLogin();
    return token === null ? Promise.resolve() : endOnPlatform(client, token);
  }, [client, session, navigate]);
}
