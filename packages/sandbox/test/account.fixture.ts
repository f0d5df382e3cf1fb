import { errorOf, type Visit } from './visit.ts';

export const fieldsOf = async (call: Promise<unknown>) => {
  const { code, value } = await errorOf(call);
  return { code, fields: (value as { fields?: object } | null)?.fields ?? null };
};

export const codeFor = ({ sandbox }: Visit, purpose: string): string =>
  sandbox.world.smsCodes.open().find((sent) => sent.purpose === purpose)?.code ?? 'none';

export const email = 'rania@new.example';
