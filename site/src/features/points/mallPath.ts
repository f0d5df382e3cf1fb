import { type MallView, printMall } from '@baize/domain';
import { paths } from '../../core/routing/paths.ts';

export function mallPath(view: MallView): string {
  const query = printMall(view).toString();
  return paths.pointMall + (query && `?${query}`);
}
