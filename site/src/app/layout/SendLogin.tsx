import { useEffect } from 'react';
import { type Credentials, useSignIn } from '../../features/sign-in/session/useSignIn.ts';

interface SendLoginProps {
  credentials: Credentials;
  onRefused: () => void;
}

/** Sends the header's login once and renders nothing, so that the login code loads only then. */
export function SendLogin({ credentials, onRefused }: SendLoginProps) {
  const { signIn } = useSignIn(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is sent when it is handed over
  useEffect(() => {
    void signIn(credentials).then((entered) => entered || onRefused());
  }, [credentials]);
  return null;
}

const nothing = () => undefined;
