import type { Probe, Run } from '../run.ts';

interface Asked {
  call: string;
  input?: Record<string, unknown>;
  method: string;
  headers: readonly string[];
}

/** Requests that a browser asks leave for, one of each kind. */
const preflights: readonly Asked[] = [
  { call: 'balance', method: 'GET', headers: ['authorization'] },
  { call: 'logout', method: 'DELETE', headers: ['authorization'] },
  {
    call: 'placeDeposit',
    input: { quoteId: 'conform', amount: '1', amountReceived: '1' },
    method: 'POST',
    headers: ['authorization', 'content-type', 'idempotency-key'],
  },
];

/** Headers of an answer that the client reads. */
const read = ['date', 'retry-after', 'x-request-id'];

/** T4: a platform on an origin of its own lets the site’s pages call it, and read what they need. */
export const origins: Probe = async (run) => {
  const { brand, baseUrl } = run.options;
  const site = brand?.domains.find((one) => one !== baseUrl);
  if (!brand?.platformOrigin || site === undefined) return;
  for (const asked of preflights) await preflight(run, site, asked);
  const change = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('origin', site);
    return new Request(request, { headers });
  };
  const seen = await run.wire.call('systemStatus', {}, { change, apart: true });
  if (!seen) return;
  if (!allows(seen.headers, site)) return refuse(run, 'systemStatus', 'Access-Control-Allow-Origin', site);
  const exposed = listOf(seen.headers.get('access-control-expose-headers'));
  const hidden = read.filter((name) => !exposed.includes(name) && !exposed.includes('*'));
  if (hidden.length > 0) refuse(run, 'systemStatus', 'Access-Control-Expose-Headers', hidden.join(', '));
};

async function preflight(run: Run, site: string, { call, input = {}, method, headers: names }: Asked): Promise<void> {
  const headers = {
    origin: site,
    'access-control-request-method': method,
    'access-control-request-headers': names.join(','),
  };
  const change = ({ url }: Request) => new Request(url, { method: 'OPTIONS', headers });
  const seen = await run.wire.call(call, input, { change, apart: true });
  if (!seen) return;
  if (seen.status >= 300 || !allows(seen.headers, site))
    return refuse(run, call, 'Access-Control-Allow-Origin', `${site} allowed before ${method}`);
  // A star covers neither the token’s header nor, with some browsers, anything.
  const allowed = listOf(seen.headers.get('access-control-allow-headers'));
  const missing = names.filter((name) => !allowed.includes(name));
  if (missing.length > 0) return refuse(run, call, 'Access-Control-Allow-Headers', missing.join(', '));
  const methods = listOf(seen.headers.get('access-control-allow-methods'));
  if (method === 'DELETE' && !methods.includes('delete') && !methods.includes('*'))
    refuse(run, call, 'Access-Control-Allow-Methods', method);
}

const refuse = (run: Run, call: string, header: string, wanted: string) =>
  run.fail(call, 'T4', header, 'not allowed to a page of another origin', wanted);

const allows = (headers: Headers, site: string): boolean =>
  ['*', site].includes(headers.get('access-control-allow-origin') ?? '');

const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
