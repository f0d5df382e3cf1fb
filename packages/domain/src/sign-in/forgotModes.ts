export type ForgotMode = 'mobileNum' | 'email';

/**
 * Lists the ways to recover an account, default first: none if resetting is off, e-mail before phone. Source: section
 * 4.
 */
export function forgotModes(on: { reset: boolean; phone: boolean; email: boolean }): readonly ForgotMode[] {
  if (!on.reset) return [];
  return [...(on.email ? (['email'] as const) : []), ...(on.phone ? (['mobileNum'] as const) : [])];
}
