import * as account from './account/index.ts';
import * as agents from './agents/index.ts';
import type { AnyEndpoint } from './base/endpoint.ts';
import * as content from './content/index.ts';
import * as games from './games/index.ts';
import * as lottery from './lottery/index.ts';
import * as money from './money/index.ts';
import * as platform from './platform/index.ts';
import * as promotions from './promotions/index.ts';
import * as records from './records/index.ts';
import * as responsiblePlay from './responsible-play/index.ts';
import * as signIn from './sign-in/index.ts';

const everything = {
  ...account,
  ...agents,
  ...content,
  ...games,
  ...lottery,
  ...money,
  ...platform,
  ...promotions,
  ...records,
  ...responsiblePlay,
  ...signIn,
};

type Everything = typeof everything;
type Endpoints = {
  readonly [Name in keyof Everything as Everything[Name] extends AnyEndpoint ? Name : never]: Everything[Name];
};

/** Every call of the contract by name, for code that goes through all of them; a page imports only the calls it makes. */
export const endpoints = Object.fromEntries(
  Object.entries(everything).filter(([, value]) => isEndpoint(value)),
) as Endpoints;

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
