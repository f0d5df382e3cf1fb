import type { ActionResult, Committed, QuoteProblem } from '../world/money/cashierResults.ts';
import type { CashMovement } from '../world/money/cashMovement.ts';
import { Problem } from './answers.ts';

/** Returns the movement, or throws what larch says instead. */
export function movementIn(result: Committed): CashMovement {
  if (result.kind === 'ok') return result.movement;
  throw result.kind === 'changed' ? new Problem('conflict', 409) : refusalOf(result);
}

export function actedOn(result: ActionResult): CashMovement {
  if (result.ok) return result.movement;
  throw result.code === 'not-found' ? new Problem('not-found', 404) : new Problem('movement-over', 409);
}

export function refusalOf({ kind }: QuoteProblem): Problem {
  switch (kind) {
    case 'balance':
      return new Problem('insufficient-funds', 422);
    case 'limit':
      return new Problem('limit-reached', 422);
    case 'turnover':
      return new Problem('wagering-open', 422);
    case 'channel-closed':
      return new Problem('method-closed', 409);
    case 'not-found':
      return new Problem('not-found', 404);
    case 'on-a-break':
      return new Problem('resting', 403);
    default:
      return new Problem('validation', 422, [{ pointer: '/sum', code: kind.toUpperCase().replaceAll('-', '_') }]);
  }
}
