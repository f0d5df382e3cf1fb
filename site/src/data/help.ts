import { scheduledArticles, scheduledPosts } from '@baize/domain';
import { blogPost, blogPosts, helpCenter } from '@baize/gateway';
import { useMemo } from 'react';
import { useLanguage } from '../core/services/services.ts';
import { type ShownContent, useShownContent, withContent } from './content.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

const postsPerPage = 3;

/** Returns the articles of the help centre, with the scheduled ones after the platform's. */
export function useHelp(asked = true) {
  const language = useLanguage();
  const content = useShownContent();
  const answer = useEndpoint(helpCenter, asked ? { language } : null);
  const { value: own, error } = answer;
  const value = useMemo(() => {
    const articles = scheduledArticles(content?.shown ?? [], content?.languages ?? [], own ?? []);
    return own || (asked && error && articles.length > 0) ? [...withContent(own ?? [], content, articles)] : own;
  }, [asked, content, own, error]);
  return useAnswerWith(answer, value);
}

/** Returns a page of the blog; the scheduled posts begin the first. */
export function useBlog(page: number) {
  const content = useShownContent();
  const answer = useEndpoint(blogPosts, { page, pageSize: postsPerPage, language: useLanguage() });
  const { value: own } = answer;
  const value = useMemo(() => {
    if (!own) return own;
    const scheduled = postsOf(content);
    const rest = withContent(
      own.content.map((post) => ({ ...post, id: post.slug })),
      content,
      [],
    );
    const others = rest.filter(({ slug }) => scheduled.every((post) => post.slug !== slug));
    return { ...own, content: [...(page === 1 ? scheduled : []), ...others] };
  }, [content, own, page]);
  return useAnswerWith(answer, value);
}

export function usePost(slug: string | null) {
  const language = useLanguage();
  const content = useShownContent();
  const scheduled = useMemo(() => postsOf(content).find((post) => post.slug === slug), [content, slug]);
  const answer = useEndpoint(blogPost, slug && !scheduled ? { slug, language } : null);
  return useAnswerWith(answer, scheduled ?? answer.value);
}

const postsOf = (content: ShownContent | null) => scheduledPosts(content?.shown ?? [], content?.languages ?? []);

/** Returns an answer with another value, the same one while neither changes; a value that stands needs no answer. */
const useAnswerWith = <V>(answer: Answer<V>, value: V | undefined): Answer<V> =>
  useMemo(
    () => (value === answer.value ? answer : { ...answer, value, error: undefined, loading: false }),
    [answer, value],
  );
