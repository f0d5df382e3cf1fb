import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorDetails } from './error.ts';

/** Difference of two clocks that explains a refusal, ms; a platform takes payloads of five minutes. */
const apart = 4 * 60_000;

/**
 * Reports whether a sealed payload was refused for its age. The platform refuses all faulty payloads alike, so the
 * answer's Date header decides. `sealedAt` is ms.
 */
export function isRefusedForAge(
  { encrypted, sealedField }: AnyEndpoint,
  { code }: Pick<ErrorDetails, 'code'>,
  date: string | null,
  sealedAt: number,
): boolean {
  if (!encrypted && !sealedField) return false;
  return code === 'clock-wrong' || (code === 'invalid-request' && Math.abs(Date.parse(date ?? '') - sealedAt) > apart);
}
