import { errorNotes } from '../errors.ts';
import { type ContractDocument, type Described, operationsOf, valueSchema } from '../openapi.ts';
import { type Deviation, readStrictly } from '../strict.ts';

/** The published document, indexed for a run. */
export interface Judge {
  document: ContractDocument;
  operations: ReadonlyMap<string, Described>;
  /** Deviations of a call's value. */
  read(call: string, value: unknown): Deviation[];
  /** Codes that the call may end with. */
  codes(call: string): ReadonlySet<string>;
}

export const isKnownCode = (code: unknown): boolean => typeof code === 'string' && Object.hasOwn(errorNotes, code);

export function judgeBy(document: ContractDocument): Judge {
  const operations = new Map(operationsOf(document).map((one) => [one.name, one]));
  const rules = { shapes: document.components.schemas, losses: document['x-losses'] };
  return {
    document,
    operations,
    read(call, value) {
      const operation = operations.get(call)?.operation;
      return operation ? readStrictly(valueSchema(operation, document.components), value, rules) : [];
    },
    codes(call) {
      const operation = operations.get(call)?.operation;
      const { everyCall, byAccess, withKey } = document['x-refusals'];
      return new Set([
        ...everyCall,
        ...(operation?.['x-refusals'] ?? []),
        ...(byAccess[operation?.['x-access'] ?? 'open'] ?? []),
        ...(operation?.['x-money'] ? withKey : []),
      ]);
    },
  };
}
