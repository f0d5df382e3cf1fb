import { type MallView, printMall } from '@baize/domain';
import { paths } from '../../core/routing/paths.ts';

/** The points mall with a tab, filters and a page. */
export function mallPath(view: MallView): string {
  const query = printMall(view).toString();
  return paths.pointMall + (query && `?${query}`);
}
