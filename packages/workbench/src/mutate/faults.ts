import type { Fault } from './fault.ts';
import { domainFaults } from './faults/domain.ts';
import { dutyFaults } from './faults/duties.ts';
import { gatewayFaults } from './faults/gateway.ts';
import { measureFaults } from './faults/measure.ts';
import { messageFaults } from './faults/messages.ts';
import { operatorFaults } from './faults/operators.ts';
import { ruleFaults } from './faults/rules.ts';
import { sandboxFaults } from './faults/sandbox.ts';
import { siteFaults } from './faults/site.ts';
import { tokenFaults } from './faults/tokens.ts';
import { uiFaults } from './faults/ui.ts';

export const faults: readonly Fault[] = [
  ...uiFaults,
  ...siteFaults,
  ...domainFaults,
  ...gatewayFaults,
  ...sandboxFaults,
  ...tokenFaults,
  ...messageFaults,
  ...ruleFaults,
  ...dutyFaults,
  ...operatorFaults,
  ...measureFaults,
];
