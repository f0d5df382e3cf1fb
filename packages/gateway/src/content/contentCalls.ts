import type { Agreement } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, noInput, text, texts, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { contentEntry } from './contentEntry.ts';

/**
 * Content that is up now or will be within a day, for every audience; the site chooses. Asked again every 30 seconds
 * while a page is looked at, so an entry that is taken back is gone within a minute (OPS-12).
 */
export const contentEntries = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListContent',
  capability: 'content',
  access: 'open',
  background: true,
  assumed: true,
  input: noInput,
  value: list(contentEntry),
});

/**
 * Content that a token lets its holder look at, of any moment, with what can be chosen. `until` is when the token ends;
 * errors: `not-found` for a forged or spent one.
 */
export const contentPreview = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_previewContent',
  capability: 'content',
  access: 'open',
  assumed: true,
  input: v.object({ token: v.pipe(text, v.nonEmpty()) }),
  value: v.object({
    until: v.pipe(time, v.number()),
    entries: list(contentEntry),
    segments: list(text),
    /** Jurisdiction profiles by which content can be looked at. */
    profiles: list(v.looseObject({ id: text })),
  }),
});

const agreement = v.object({ text: v.pipe(text, v.nonEmpty()), version: v.pipe(text, v.nonEmpty()), language: text });

/** Versions of the legal texts that the player has agreed to. */
export const legalAgreements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLegalAgreements',
  capability: 'content',
  access: 'player',
  assumed: true,
  input: noInput,
  value: list(
    v.pipe(
      agreement,
      v.transform((value): Agreement => value),
    ),
  ),
});

/** Keeps that the player agrees to versions of legal texts, in the language in which they were read. */
export const agreeToTexts = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_agreeToTexts',
  capability: 'content',
  access: 'player',
  assumed: true,
  input: v.object({ texts, versions: texts, language }),
  value: list(
    v.pipe(
      agreement,
      v.transform((value): Agreement => value),
    ),
  ),
});
