import { type AnyEndpoint, countingDrops } from '@baize/gateway';
import * as v from 'valibot';
import { PlatformFault } from './refused.ts';

/** Checks an answer by the contract before it is sent; a row that the site would drop counts as wrong. */
export function checked(name: string, endpoint: AnyEndpoint, value: unknown): unknown {
  const { result, dropped } = countingDrops(() => v.safeParse(endpoint.value, value ?? undefined));
  if (dropped > 0) throw new PlatformFault('broken', name, `${dropped} rows of the answer are against the contract`);
  if (result.success) return value;
  const [issue] = result.issues;
  const pointer = `/${(issue.path ?? []).map(({ key }) => String(key)).join('/')}`;
  throw new PlatformFault(
    'broken',
    name,
    `the answer is against the contract: wanted ${issue.expected ?? issue.type}`,
    pointer,
  );
}
