import { useState, type ReactNode } from 'react';
import { Row } from '../layout/primitives.tsx';
import { FilterLayout } from './filter-layout.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterToggle } from './filter-toggle.tsx';
import { changedFilterCount, type FilterDefinition, type FilterValues } from './filter-values.ts';

export interface FilterFrameProps {
  definitions: readonly FilterDefinition[];
  values: FilterValues;
  /** Gets all values after each change; clearing everything is one change. */
  onChange: (values: FilterValues) => void;
  /** What stands beside the button that opens the filters, such as a search field or a link. */
  tools?: ReactNode;
  /** Whether there is something to filter yet; until then neither button nor panel is there. */
  isFilterable?: boolean;
  /** The filters are open at the start; otherwise the reader opens them. */
  isOpenAtStart?: boolean;
  /** What is filtered. */
  children: ReactNode;
}

/**
 * A list with its filters: the button that opens them, with what else stands in its line, and the panel beside the list
 * (over it on handsets, ui-screens 2.11). Whether the panel is open is the frame's own; what is set is the caller's.
 */
export function FilterFrame(props: FilterFrameProps) {
  const {
    definitions,
    values,
    onChange,
    tools,
    isFilterable = true,
    isOpenAtStart = false,
    children,
  } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtStart);
  return (
    <>
      {(isFilterable || tools) && (
        <Row>
          {isFilterable && (
            <FilterToggle
              isOpen={isOpen}
              onToggle={() => setIsOpen(!isOpen)}
              count={changedFilterCount(definitions, values)}
            />
          )}
          {tools}
        </Row>
      )}
      <FilterLayout
        panel={
          <FilterPanel
            definitions={definitions}
            values={values}
            onChange={onChange}
            isOpen={isOpen && isFilterable}
            onClose={() => setIsOpen(false)}
          />
        }
      >
        {children}
      </FilterLayout>
    </>
  );
}
