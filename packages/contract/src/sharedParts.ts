import type { ContractDocument, Parameter } from './openapi.ts';

type Responses = ContractDocument['components']['responses'];

/** Replaces parameters and answers that several calls share by references to the components. */
export function shareParts(
  paths: ContractDocument['paths'],
  parameters: Record<string, Parameter>,
  responses: Responses,
): void {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const queries = namesOf(operations.flatMap(({ parameters: own = [] }) => own.filter((one) => 'in' in one)));
  const answers = namesOf(operations.map(({ responses: own }) => own['200']));
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((one) => {
      const name = queries.get(JSON.stringify(one));
      if (name === undefined || !('in' in one)) return one;
      const key = `${one.name}${name}`;
      parameters[key] = one;
      return { $ref: `#/components/parameters/${key}` };
    });
    if (!operation.parameters) delete operation.parameters;
    const answer = operation.responses['200'];
    const name = answers.get(JSON.stringify(answer));
    if (name === undefined || !answer || !('content' in answer)) continue;
    responses[`A${name}`] = answer;
    operation.responses = { ...operation.responses, 200: { $ref: `#/components/responses/A${name}` } };
  }
}

/** Numbers what occurs more than once, in the order of first occurrence. */
function namesOf(parts: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1);
  const repeated = [...counts].filter(([, times]) => times > 1).map(([text]) => text);
  return new Map(repeated.map((text, place) => [text, place + 1]));
}
