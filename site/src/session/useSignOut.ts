import { logout } from '@baize/gateway';
import { useCallback } from 'react';
import { useNavigate } from '../app/address.tsx';
import { useServices } from '../app/services.ts';
import { paths } from '../paths.ts';

/** Ends the session here at once and on the platform as soon as it can be reached (SES-03). */
export function useSignOut() {
  const { client, session } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    const told = client.call(logout, {}).catch(() => undefined);
    session.end('signed-out');
    navigate(paths.home, { replace: true });
    return told;
  }, [client, session, navigate]);
}
