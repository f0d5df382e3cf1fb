import { type BrandDocument, type Client, captchaProof, createPhoneVerifier, solveProof } from '@baize/gateway';

type Service = NonNullable<BrandDocument['phoneVerification']>;

/** Returns the brand's phone verifier. A proof of work shows it that a browser is asking. */
export const phoneVerifierOf = (client: Client, { base, apiKey }: Service) =>
  createPhoneVerifier({
    base: new URL(base, location.origin).href,
    apiKey,
    async prove() {
      const { id, ...task } = await client.call(captchaProof, {});
      const answer = await solveProof(task);
      if (answer === null) throw new Error('the riddle has no answer');
      return `${id}.${answer}`;
    },
  });
