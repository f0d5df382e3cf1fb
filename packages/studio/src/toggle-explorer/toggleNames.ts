import type { ToggleId } from '@baize/sandbox';

export const toggleNames: Readonly<Record<ToggleId, string>> = {
  DIRECTREG3: 'Registration open',
  USERNAMEREG3: 'Register by username',
  MOBILENUMREG3: 'Register by mobile',
  REGMOBVERF3: 'Code proves the number',
  MOBILENUMPASSREG3: 'Password when by mobile',
  FREEPLAY3: 'Free play',
  MOBILEVERCODELOGIN3: 'Log in by code',
  PWRESET: 'Password reset',
  CHNGPASSVERIF3: 'Reset by phone',
  CHNGPASSMAIL3: 'Reset by e-mail',
  PWDEXPFORCECHANGE3: 'Force expired passwords',
  AGENTCENTER: 'Agent centre',
  REFERRAL: 'Invitations',
};
