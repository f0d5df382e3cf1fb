/** Purposes of what leaves the site; `operate` needs no answer, as it carries no identity. */
export const purposes = ['operate', 'measure', 'improve', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];
