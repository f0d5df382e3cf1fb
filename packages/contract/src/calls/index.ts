import type { endpoints } from '@baize/gateway';
import type { CallNotes } from '../notes.ts';
import { account } from './account.ts';
import { content } from './content.ts';
import { contracts } from './contracts.ts';
import { deposits } from './deposits.ts';
import { games } from './games.ts';
import { limits } from './limits.ts';
import { lottery } from './lottery.ts';
import { messages } from './messages.ts';
import { passwords } from './passwords.ts';
import { platform } from './platform.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { promotions } from './promotions.ts';
import { records } from './records.ts';
import { referral } from './referral.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { rewards } from './rewards.ts';
import { session } from './session.ts';
import { team } from './team.ts';
import { wallet } from './wallet.ts';
import { withdrawals } from './withdrawals.ts';

/** Notes of every call; one without notes does not compile. */
export const notes: Readonly<Record<keyof typeof endpoints, CallNotes>> = {
  ...platform,
  ...session,
  ...registration,
  ...passwords,
  ...account,
  ...wallet,
  ...deposits,
  ...withdrawals,
  ...games,
  ...play,
  ...limits,
  ...lottery,
  ...content,
  ...messages,
  ...promotions,
  ...rewards,
  ...points,
  ...referral,
  ...records,
  ...team,
  ...reports,
  ...contracts,
};
