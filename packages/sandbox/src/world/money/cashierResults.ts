import type { MoneyCheck } from '@baize/domain';
import type { routeOf } from './cashierRoutes.ts';
import type { CashMovement, Figures, MovementRequest, Route } from './cashMovement.ts';

export interface Quote {
  id: string;
  request: MovementRequest;
  figures: Figures;
  route: Route;
  username: string;
  version: number;
  expiresAt: number;
}

type RouteFault = Extract<ReturnType<typeof routeOf>, { ok: false }>['code'];
export type QuoteProblem = Exclude<MoneyCheck, Figures> | { kind: RouteFault };
export type QuoteResult = { ok: true; quote: Quote } | { ok: false; problem: QuoteProblem };
export type Committed =
  | { kind: 'ok'; movement: CashMovement }
  | { kind: 'changed'; fresh: Quote | null }
  | QuoteProblem;
export type ActionResult =
  | { ok: true; movement: CashMovement }
  | { ok: false; code: 'not-found' | 'movement-closed' | 'validation-failed' | 'picture-refused' };
