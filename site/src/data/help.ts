import { blogPost, blogPosts, helpCenter } from '@baize/gateway';
import { useLanguage } from '../core/services/services.ts';
import { useEndpoint } from './useEndpoint.ts';

const postsPerPage = 3;

export function useHelp(asked = true) {
  const language = useLanguage();
  return useEndpoint(helpCenter, asked ? { language } : null);
}

export const useBlog = (page: number) =>
  useEndpoint(blogPosts, { page, pageSize: postsPerPage, language: useLanguage() });

export function usePost(slug: string | null) {
  const language = useLanguage();
  return useEndpoint(blogPost, slug ? { slug, language } : null);
}
