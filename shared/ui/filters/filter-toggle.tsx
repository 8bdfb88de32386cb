import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { FilterIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../layout/primitives.tsx';

export interface FilterToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  /** How many filters are set, so that a closed panel does not hide that the list is narrowed. */
  count?: number;
}

/** Opens and closes the filter panel. */
export function FilterToggle({ isOpen, onToggle, count = 0 }: FilterToggleProps) {
  return (
    <Button leftIcon={<FilterIcon />} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Hide Filters' : 'Show Filters'}
      {count > 0 && (
        <Badge tone="accent">
          {count}
          <VisuallyHidden> set</VisuallyHidden>
        </Badge>
      )}
    </Button>
  );
}
