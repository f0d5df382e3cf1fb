import { useEffect } from 'react';
import { type Credentials, useSignIn } from '../../features/sign-in/session/useSignIn.ts';

interface SendLoginProps {
  credentials: Credentials;
  onRefused: () => void;
}

/** Sends what was typed into the header, once. It renders nothing: the code for logging in is fetched on the first login. */
export function SendLogin({ credentials, onRefused }: SendLoginProps) {
  const { signIn } = useSignIn(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is sent when it is handed over
  useEffect(() => {
    void signIn(credentials).then((entered) => entered || onRefused());
  }, [credentials]);
  return null;
}

const nothing = () => undefined;
