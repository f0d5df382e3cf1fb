import { agreement } from './checks/agreement.ts';
import { coherence } from './checks/coherence.ts';
import { paging } from './checks/lists.ts';
import { origins } from './checks/origins.ts';
import { pace } from './checks/pace.ts';
import { access, farewell, strangers, wrongInput } from './checks/probes.ts';
import type { Run } from './run.ts';

/** Runs every check that the run's options allow. */
export const judgePlatform = (run: Run) =>
  run.go([wrongInput, access, strangers, paging, agreement, coherence, origins], [farewell, pace]);
