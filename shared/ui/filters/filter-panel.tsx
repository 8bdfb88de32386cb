import { useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ModalSurface } from '../floating/modal-surface.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Box, Heading } from '../layout/primitives.tsx';
import { FilterSections } from './filter-sections.tsx';
import { CLEARS_FILTERS } from './text-filter.tsx';
import { changedFilterCount, type FilterDefinition, type FilterValues } from './filter-values.ts';
import { useIsHandset } from './use-is-handset.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './filter-panel.styles.ts';

export interface FilterPanelProps {
  definitions: readonly FilterDefinition[];
  values: FilterValues;
  /** Gets all values after each change; clearing everything is one change. */
  onChange: (values: FilterValues) => void;
  isOpen: boolean;
  onClose: () => void;
}

const Aside = styled('aside', looks.aside);
const Head = styled('div', looks.head);

/** The filters of a list: beside the content, and a dialog over it on handsets (ui-screens 2.11). */
export function FilterPanel({ definitions, values, onChange, isOpen, onClose }: FilterPanelProps) {
  const isHandset = useIsHandset();
  const headingId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  // Clearing starts the sections' controls afresh: what was typed and not yet reported is forgotten too.
  const [clearings, setClearings] = useState(0);
  if (!isOpen) return null;

  const clearAll = () => {
    setClearings(clearings + 1);
    onChange({});
  };
  const sections = (
    <FilterSections key={clearings} definitions={definitions} values={values} onChange={onChange} />
  );
  const heading = (
    <Heading as="h2" id={headingId} size="md">
      Filter
    </Heading>
  );
  const clearButton = (
    <Button
      size="sm"
      variant="quiet"
      leftIcon={<CloseIcon size={14} />}
      onClick={clearAll}
      {...CLEARS_FILTERS}
    >
      Clear all
    </Button>
  );

  if (!isHandset) {
    return (
      <Aside aria-labelledby={headingId}>
        <Head>
          {heading}
          {clearButton}
        </Head>
        {sections}
      </Aside>
    );
  }
  const count = changedFilterCount(definitions, values);
  return (
    <ModalSurface
      isOpen
      onClose={onClose}
      labelledBy={headingId}
      placement="start"
      initialFocus={closeButton}
    >
      <Head ps="4">
        {heading}
        <div>
          {clearButton}
          <IconButton
            ref={closeButton}
            label="Close filters"
            icon={<CloseIcon size={18} />}
            onClick={onClose}
          />
        </div>
      </Head>
      <Box flex="1" minH="0" overflowY="auto" px="2" pb="4">
        {sections}
      </Box>
      <Box p="3" borderTopWidth="1px" borderColor="border">
        <Button variant="primary" fullWidth onClick={onClose}>
          {count === 0 ? 'Show results' : `Show results (${count} set)`}
        </Button>
      </Box>
    </ModalSurface>
  );
}
