import type { Sandbox } from '@baize/sandbox';
import type { Body, Fault, Send } from './withFault.fixture.ts';

export const json = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { date: new Date().toUTCString(), 'cache-control': 'no-store' } });

export const without = (request: Request, header: string) => {
  const headers = new Headers(request.headers);
  headers.delete(header);
  return new Request(request, { headers });
};

export const keyed = (request: Request) => {
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', crypto.randomUUID());
  return new Request(request, { headers });
};

/** A second order under the same key gets a key of its own, with a fresh quote. */
export async function bookedTwice(request: Request, send: Send, keys: Map<string, string>): Promise<Response> {
  const key = request.headers.get('idempotency-key') ?? '';
  const text = await request.clone().text();
  const answer = await send(request);
  const seen = keys.get(`twice ${key}`);
  keys.set(`twice ${key}`, text);
  if (seen !== text || !answer.ok) return answer;
  const body = (await answer.json()) as Body;
  return json(200, { ...body, value: { ...body.value, referenceNo: `${body.value.referenceNo}-2` } });
}

/** Gives the first answer to everything under a known key, also for another sum. */
export async function keptAnswer(request: Request, send: Send, keys: Map<string, string>): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  const known = key && keys.get(`kept ${key}`);
  if (known) return json(200, JSON.parse(known));
  const answer = await send(request);
  const text = await answer.clone().text();
  if (key && answer.ok && text.includes('"success":true')) keys.set(`kept ${key}`, text);
  return answer;
}

const keyOf = (request: Request) => request.headers.get('idempotency-key') ?? '';

/** Faults of money beyond the 24, one for each proof. */
export function furtherMoneyFaults(sandbox: Sandbox): Fault[] {
  const running = new Set<string>();
  const first = new Map<string, Response>();
  const { world } = sandbox;
  const lose = (amount: bigint) => {
    const ledger = world.ledger();
    const [from, at] = ['demo.member', world.clock.now()];
    const key = crypto.randomUUID();
    ledger.post({ key, kind: 'transfer', from, to: 'house:lost', amount, at, reference: key });
  };
  const movedAgain = (amount: bigint) => async (request: Request, send: Send) => {
    const seen = first.get(keyOf(request));
    if (seen) {
      lose(amount);
      return seen.clone();
    }
    const answer = await send(request);
    first.set(keyOf(request), answer.clone());
    return answer;
  };
  const oldQuote = (change: (body: Body) => unknown) => async (request: Request, send: Send) => {
    const answer = await send(request);
    const body = (await answer.clone().json()) as Body;
    return body.code === 'terms-changed' ? json(200, change(body)) : answer;
  };
  const order = '/wps/relay/MCSFE_placeDeposit';
  return [
    {
      name: 'two requests at once book twice',
      foundBy: 'M2',
      call: 'placeDeposit',
      path: order,
      ask: async (request, send) => {
        const key = keyOf(request);
        const isSecond = running.has(key);
        running.add(key);
        const answer = await send(request);
        running.delete(key);
        return isSecond ? json(200, { success: true, value: { referenceNo: `${key}-2` } }) : answer;
      },
    },
    {
      name: 'a withdrawal leaves the account twice',
      foundBy: 'M2',
      call: 'withdraw',
      path: '/wps/relay/passwordCheck/MCSFE_withdraw',
      ask: movedAgain(20_000n),
    },
    {
      name: 'a transfer moves twice',
      foundBy: 'M2',
      call: 'walletTransfer',
      path: '/wps/relay/GCS_walletTransfer',
      ask: movedAgain(100n),
    },
    {
      name: 'two records of one withdrawal',
      foundBy: 'M2',
      call: 'accountRecords',
      path: '/wps/relay/MCSFE_getTransactionRecords',
      body: (body) =>
        body.success
          ? { ...body, value: { ...body.value, list: body.value.list?.flatMap((row) => [row, row]) } }
          : body,
      options: { only: 'withdrawals' },
    },
    {
      name: 'a quote that has run out is taken',
      foundBy: 'M7',
      call: 'placeDeposit',
      path: order,
      ask: oldQuote(() => ({ success: true, value: { referenceNo: 'D-old' } })),
    },
    {
      name: 'no fresh quote for one that has run out',
      foundBy: 'M7',
      call: 'placeDeposit',
      path: order,
      ask: oldQuote((body) => ({ ...body, value: null })),
    },
  ];
}
