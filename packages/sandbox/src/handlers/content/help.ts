import {
  blogPost,
  blogPosts,
  domainRoute,
  feedbackSettings,
  helpCenter,
  referralInfo,
  sendFeedback,
  serviceLink,
} from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal, tooMany } from '../../http/refusal.ts';
import { blog } from '../../world/content/blog.ts';
import { feedbackLimits } from '../../world/content/feedbackBox.ts';
import { helpArticles } from '../../world/content/help.ts';
import { domainsOf } from '../../world/platform/brands.ts';
import { serviceEntries } from '../../world/platform/customerService.ts';
import { referralCode, referralTiers } from '../../world/promotions/referral.ts';

const feedbackAllowance = { count: 5, windowMs: 10 * 60_000 };

export const helpRoutes = [
  answer(helpCenter, (_, { world, language }) =>
    world.settings.emptyLists ? [] : helpArticles(language, world.settings.hostileNotice),
  ),

  answer(blogPosts, ({ pageNo, pageSize }, { world, language }) => {
    const posts = world.settings.emptyLists ? [] : blog(language, world.clock.now(), world.settings.brand);
    const { items, totalPages } = pageOf(posts, { pageNo, pageSize });
    return { content: items.map(({ content: _, ...post }) => post), totalPages };
  }),

  answer(blogPost, ({ slug }, { world, language }) => {
    const post = blog(language, world.clock.now(), world.settings.brand).find((one) => one.slug === slug);
    if (!post) throw new Refusal('not-found', { status: 404, message: 'no such post' });
    return post;
  }),

  answer(feedbackSettings, () => feedbackLimits),

  answer(sendFeedback, ({ type, content, images }, { world, account, visitor, language }) => {
    const wait = world.settings.rateLimits ? world.limiter.take(`feedback:${visitor}`, feedbackAllowance) : 0;
    if (wait > 0) throw tooMany(wait);
    const sender = account?.username ?? null;
    world.feedback.take({ account: sender, type, content, images, time: world.clock.now() }, language);
    return null;
  }),

  answer(referralInfo, (_, { account }) => ({ code: referralCode(account), tiers: [...referralTiers] })),

  answer(serviceLink, (_, { gameOrigin, language }) => serviceEntries(gameOrigin, language)),

  answer(domainRoute, (_, { world, origin }) =>
    (world.settings.twoDomains ? domainsOf(origin) : [origin]).map((domain) => ({ domain })),
  ),
];
