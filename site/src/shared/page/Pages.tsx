import { Pagination, type PaginationProps } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';

export function Pages(props: Omit<PaginationProps, 'label' | 'words'>) {
  const text = useText();
  return (
    <Pagination
      {...props}
      label={text('list.pages')}
      words={{
        previous: text('frame.previous'),
        next: text('frame.next'),
        page: (page) => text('list.page', { page }),
        position: (current, total) => text('list.page.position', { current, total }),
      }}
    />
  );
}

interface PageEnd {
  totalPages: number | null;
  more: boolean | null;
}

/** Names the end of a list for its pages; no pages before its answer is there. */
export const endOf = (answer: PageEnd | undefined): Pick<PaginationProps, 'total' | 'more'> =>
  answer ? { total: answer.totalPages, more: answer.more } : { total: 0 };
