import { Ban, Check, CircleDashed, CornerUpRight, EyeOff, type IconNode, Minus } from 'lucide';
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

export const stateTones: Readonly<Partial<Record<Cell['state'], 'positive' | 'negative' | 'info'>>> = {
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

export const stateIcons: Readonly<Record<Cell['state'], IconNode>> = {
  shown: Check,
  hidden: EyeOff,
  refused: Ban,
  redirected: CornerUpRight,
  required: Check,
  optional: CircleDashed,
  'no form': Minus,
};

export const stateMeanings: Readonly<Record<Cell['state'], string>> = {
  shown: 'It is there and can be used.',
  hidden: 'Nothing of it is seen.',
  refused: 'The menu hides the entry and the address refuses it, so that no way leads to an empty page.',
  redirected: 'Logging in comes first, and then the page.',
  required: 'The form asks for it and does not go on without.',
  optional: 'The form asks for it and goes on without.',
  'no form': 'There is no form to fill in.',
};
