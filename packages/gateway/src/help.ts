import type { BlogPost, HelpArticle } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, language, longText, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

const title = v.pipe(text, v.nonEmpty());
const html = v.optional(v.fallback(longText, ''), '');

/** The articles of the help centre, in the order to show them. Source: section 7; its answer is assumed. */
export const helpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ language }),
  value: list(
    v.pipe(
      v.object({ id, category: v.pipe(text, v.nonEmpty()), categoryName: title, title, content: html }),
      v.transform(({ categoryName, ...article }): HelpArticle => ({ ...article, categoryTitle: categoryName })),
    ),
  ),
});

const blogFields = {
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,80}$/)),
  title,
  summary: v.optional(v.fallback(longText, ''), ''),
  picture: optionalText,
  time,
};

/** Posts of the blog, newest first, a page at a time. The source names a blog and nothing of it. */
export const blogPosts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListBlogs',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ pageNo: v.optional(whole, 1), pageSize: v.optional(whole, 6), language }),
  inputNames: { pageNo: 'page' },
  value: v.object({
    content: list(
      v.pipe(
        v.object(blogFields),
        v.transform((post): Omit<BlogPost, 'content'> => post),
      ),
    ),
    totalPages: count,
  }),
});

/** One post in full; an unknown one is refused as not found. */
export const blogPost = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBlog',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ slug: text, language }),
  value: v.pipe(
    v.object({ ...blogFields, content: html }),
    v.transform((post): BlogPost => post),
  ),
});
