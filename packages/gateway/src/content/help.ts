import type { BlogPost, HelpArticle } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { id, language, longText, optionalText, paged, pageEnd, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';

const title = v.pipe(text, v.nonEmpty());
const html = v.optional(v.fallback(longText, ''), '');

/** Articles of the help centre, in display order. Source: section 7; the response is assumed. */
export const helpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  capability: 'help',
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

/** Blog posts, newest first. The source mentions a blog without details. */
export const blogPosts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListBlogs',
  capability: 'blog',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ ...paged(6), language }),
  inputNames: { pageNo: 'page' },
  value: v.object({
    content: list(
      v.pipe(
        v.object(blogFields),
        v.transform((post): Omit<BlogPost, 'content'> => post),
      ),
    ),
    ...pageEnd,
  }),
});

export const blogPost = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBlog',
  capability: 'blog',
  access: 'open',
  public: true,
  assumed: true,
  input: v.object({ slug: text, language }),
  value: v.pipe(
    v.object({ ...blogFields, content: html }),
    v.transform((post): BlogPost => post),
  ),
});
