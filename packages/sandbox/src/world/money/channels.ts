import type { moneyMovement, WireOf } from '@baize/gateway';
import { secretText } from '../base/random.ts';
import type { Method } from './depositMethods.ts';

type Details = NonNullable<WireOf<typeof moneyMovement>['payment']>;

const usdtAddress = 'TXk4mZq7cVb2RrN8sHd5uWy9pLf3JgEaQt';

export class Channels {
  /** Orders by their unguessable name on the channel's page, and the reverse. */
  readonly #orders = new Map<string, string>();
  readonly #names = new Map<string, string>();

  detailsOf(method: Method, reference: string, origin: string): Details {
    if (method.kind === 'crypto') {
      const lines = [
        { kind: 'address', text: usdtAddress },
        { kind: 'network', text: method.name },
      ] as const;
      return { qrCode: usdtAddress, payUrl: null, lines: [...lines] };
    }
    if (method.proved) {
      const lines = [
        { kind: 'bank', text: method.name },
        { kind: 'holder', text: 'Baize Collections' },
        { kind: 'number', text: '0027 4410 0098 8126' },
        { kind: 'note', text: reference },
      ] as const;
      return { qrCode: null, payUrl: null, lines: [...lines] };
    }
    const payUrl = `${origin}/sandbox/pay/${this.#nameOf(reference)}`;
    return { qrCode: method.kind === 'qr' ? payUrl : null, payUrl, lines: [{ kind: 'note', text: reference }] };
  }

  orderOf(name: string): string | null {
    return this.#orders.get(name) ?? null;
  }

  #nameOf(reference: string): string {
    const kept = this.#names.get(reference);
    if (kept) return kept;
    const name = secretText(18);
    this.#names.set(reference, name);
    this.#orders.set(name, reference);
    return name;
  }
}
