export type ForgotMode = 'mobileNum' | 'email';

/** The ways back to an account, the first one shown first: none when resetting is off; the phone leads only alone. Source: section 4. */
export function forgotModes(on: { reset: boolean; phone: boolean; email: boolean }): readonly ForgotMode[] {
  if (!on.reset) return [];
  return [...(on.email ? (['email'] as const) : []), ...(on.phone ? (['mobileNum'] as const) : [])];
}
