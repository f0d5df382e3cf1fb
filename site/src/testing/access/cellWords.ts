import type { BadgeProps } from '@baize/ui';
import type { Cell, Role } from './matrix.ts';

export const stateNames: Readonly<Record<Cell['state'], string>> = {
  shown: 'Shown',
  hidden: 'Hidden',
  refused: 'Refused',
  redirected: 'Log in first',
  required: 'Required',
  optional: 'Optional',
  'no form': 'No form',
};

export const stateTones: Readonly<Partial<Record<Cell['state'], BadgeProps['tone']>>> = {
  shown: 'positive',
  required: 'positive',
  optional: 'positive',
  refused: 'negative',
  redirected: 'info',
};

export const roleNames: Readonly<Record<Role, string>> = {
  visitor: 'Visitor',
  player: 'Player',
  trial: 'Trial account',
  agent: 'Agent',
};
