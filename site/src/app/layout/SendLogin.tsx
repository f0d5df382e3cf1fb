import { useEffect } from 'react';
import { type Credentials, useSignIn } from '../../features/sign-in/session/useSignIn.ts';

interface SendLoginProps {
  credentials: Credentials;
  onRefused: () => void;
}

/** Sends what was typed into the header, once. It has no face: how to log in is fetched when somebody does. */
export function SendLogin({ credentials, onRefused }: SendLoginProps) {
  const { signIn } = useSignIn(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is sent when it is handed over
  useEffect(() => {
    void signIn(credentials).then((entered) => entered || onRefused());
  }, [credentials]);
  return null;
}

const nothing = () => undefined;
