import type { ProofCheck } from '@baize/domain';
import type { Translate } from '../../../core/language/useText.ts';

/** Returns why a form with pictures cannot be sent yet: some uploads are incomplete (FLT-038). */
export function proofProblem(proofs: ProofCheck, text: Translate): string | undefined {
  if (proofs.kind === 'failed') return text('receipt.problem.pictures-failed', { count: proofs.count });
  return proofs.kind === 'sending' ? text('pictures.wait') : undefined;
}
