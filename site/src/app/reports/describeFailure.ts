import { type Report, scrubMessage, scrubName, scrubStack } from '@baize/domain';
import { GatewayError } from '@baize/gateway';
import { ChunkError } from '../../core/loading/chunks.ts';
import type { RawFailure } from '../../core/services/report.ts';

export type Surroundings = Pick<Report, 'page' | 'release' | 'brand' | 'language'>;

const extension = /\b(?:chrome|moz|safari-web)-extension:/;

/**
 * Makes the report of a failure. Everything that a person or the platform may have written is left out. Null for
 * failures of the browser's own extensions.
 */
export function describeFailure(
  { kind, reference, error, where }: RawFailure,
  origin: string,
  surroundings: Surroundings,
): Report | null {
  const { name, message = '', stack } = (error ?? {}) as Partial<Error>;
  const places = scrubStack(stack, origin);
  if (places.length === 0 && extension.test(stack ?? '')) return null;
  return {
    kind,
    reference,
    name: scrubName(name),
    message: scrubMessage(message),
    stack: places,
    where: where ?? placeOf(error),
    ...surroundings,
  };
}

/** Names the place of an error that carries no message: its codes and files are our own. */
function placeOf(error: unknown): string | null {
  if (error instanceof GatewayError) return `${error.kind} ${error.code}`;
  if (!(error instanceof ChunkError)) return null;
  return `${error.kind} ${/\bassets\/[\w.-]+$/.exec(error.address)?.[0] ?? ''}`.trim();
}
