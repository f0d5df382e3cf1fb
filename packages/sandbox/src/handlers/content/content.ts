import { profiles } from '@baize/domain/jurisdictions';
import {
  agreeToTexts,
  announcements,
  contentEntries,
  contentPreview,
  fileContent,
  legalAgreements,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { banners } from '../../world/content/banners.ts';
import { notices } from '../../world/content/notices.ts';
import { contentPlan } from '../../world/content/plan.ts';
import type { World } from '../../world/world.ts';

/** Time ahead for which open pages know what begins, so that it begins on the minute. */
const aheadMs = 24 * 3_600_000;

export const contentRoutes = [
  answer(announcements, ({ types, groupName }, { world, language }) => {
    const { emptyLists, hostileNotice, popupNotice, brand } = world.settings;
    if (emptyLists) return [];
    const kinds = popupNotice ? types : types.filter((type) => type !== 'PU');
    const shown = notices(kinds, language, world.clock.now(), hostileNotice);
    const pictures = types.includes('B') && groupName ? banners(groupName, language, brand) : [];
    return [...pictures.map((banner) => ({ type: 'B' as const, ...banner })), ...shown];
  }),

  answer(contentEntries, (_, { world }) => {
    const now = world.clock.now();
    return planned(world)
      .filter(({ from, to }) => (from ?? now) <= now + aheadMs && (to ?? now + 1) > now)
      .map(({ wire }) => wire);
  }),

  answer(contentPreview, ({ token }, { world }) => {
    const until = world.content.previewEnds(token);
    if (until === null) throw new Refusal('not-found', { status: 404, message: 'no such token' });
    const segments = new Set(
      world.accounts.demo().flatMap(({ username }) => world.accounts.find(username)?.labels ?? []),
    );
    return {
      until,
      entries: planned(world).map(({ wire }) => wire),
      segments: [...segments],
      profiles: profiles.map((profile) => ({ ...profile })),
    };
  }),

  answer(legalAgreements, (_, call) => agreementsOf(call)),

  answer(agreeToTexts, ({ texts, versions }, call) => {
    const { world, account, language } = call;
    if (texts.length !== versions.length || !versions.every((version) => version.trim()))
      throw new Refusal('validation-failed', { message: 'each text has a version' });
    const agreed = texts.map((text, at) => ({ text, version: versions[at] ?? '', language }));
    world.content.agree(account.username, agreed);
    return agreementsOf(call);
  }),
];

export const agreementsOf = ({ world, account }: SignedCall) =>
  world.content.agreements(account.username, world.settings.termsAgreed);

function planned({ settings, clock }: World) {
  if (settings.emptyLists) return [];
  const plan = contentPlan(clock.now(), settings.brand).filter(({ id }) => !settings.takenBack.includes(id));
  const { entries } = fileContent({ entries: plan });
  return plan.map((wire, at) => ({ wire, from: entries[at]?.from ?? null, to: entries[at]?.to ?? null }));
}
