import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { NativeSelect } from '../fields/native-select.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { Row } from '../layout/primitives.tsx';
import {
  lastPage,
  PAGE_SIZES,
  pageAfterSizeChange,
  rangeText,
  type AskedPage,
  type PageOfList,
} from './paging.ts';
import { useReadingAhead } from './use-reading-ahead.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './paginator.styles.ts';

export interface PaginatorProps extends AskedPage {
  /** Names the paginator where a screen has several. */
  label?: string;
  /** The page whose rows are shown: the one before, while another is on its way. */
  shown: PageOfList;
  onPage: (page: number) => void;
  /** The new size, and the page that keeps the first visible row in view. */
  onSize: (size: number, page: number) => void;
  /** Reads a page that is probably asked for next. */
  readAhead?: (page: AskedPage) => void;
}

const Bar = styled('nav', looks.bar);

/** Page size, range and the two arrow buttons under a table. */
export function Paginator({ label = 'Pages', page, size, shown, onPage, onSize, readAhead }: PaginatorProps) {
  const sizeId = useId();
  const pointing = useReadingAhead({ page, size }, shown, readAhead);
  const isFirst = page <= 0;
  const isLast = page >= lastPage(size, shown.totalElements);
  // A size from an address may be none of the usual ones; it is offered too, rather than shown as another.
  const offered = PAGE_SIZES.includes(size) ? PAGE_SIZES : [...PAGE_SIZES, size].sort((a, b) => a - b);
  const changeSize = (newSize: number) => onSize(newSize, pageAfterSizeChange(page, size, newSize));

  return (
    <Bar aria-label={label}>
      <Row flexWrap="nowrap" gap="2">
        <label htmlFor={sizeId}>Items per page:</label>
        <NativeSelect
          id={sizeId}
          isCompact
          options={offered.map(String)}
          value={String(size)}
          {...pointing.atSize}
          onChange={(event) => changeSize(Number(event.target.value))}
        />
      </Row>
      <span role="status">{rangeText(shown)}</span>
      <Row flexWrap="nowrap" gap="2">
        <IconButton
          label="Previous page"
          icon={<ChevronLeftIcon size={18} />}
          aria-disabled={isFirst}
          {...pointing.at(-1)}
          onClick={() => !isFirst && onPage(page - 1)}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRightIcon size={18} />}
          aria-disabled={isLast}
          {...pointing.at(1)}
          onClick={() => !isLast && onPage(page + 1)}
        />
      </Row>
    </Bar>
  );
}
