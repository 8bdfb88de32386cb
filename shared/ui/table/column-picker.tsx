import { useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Floating } from '../floating/floating.tsx';
import { useDismiss } from '../floating/use-dismiss.ts';
import { ColumnsIcon } from '../icons/icons.tsx';
import { Heading } from '../layout/primitives.tsx';
import { isColumnVisible, type Column, type ColumnVisibility } from './column.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './column-picker.styles.ts';

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  visibility: ColumnVisibility;
  onChange: (visibility: ColumnVisibility) => void;
  /** How close rows stand, where that can be chosen. */
  density?: { isCompact: boolean; onChange: (isCompact: boolean) => void };
}

const Anchor = styled('div', looks.anchor);
const Foot = styled('div', looks.foot);

/** Chooses the columns of a table. A column that names its row cannot be hidden. */
export function ColumnPicker<Row>({ columns, visibility, onChange, density }: ColumnPickerProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const close = (byKeyboard: boolean) => {
    setIsOpen(false);
    if (byKeyboard) button.current?.focus();
  };
  useDismiss(anchor, isOpen, close);

  return (
    <Anchor ref={anchor}>
      <Button
        ref={button}
        variant="quiet"
        leftIcon={<ColumnsIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && (
        <Floating
          anchor={anchor}
          placement="below-end"
          role="group"
          aria-labelledby={headingId}
          p="3"
          minW="56"
        >
          <Heading as="h2" id={headingId} size="sm" mb="2">
            Columns shown
          </Heading>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={isColumnVisible(column, visibility)}
              disabled={column.isRowHeader}
              onChange={(event) => onChange({ ...visibility, [column.id]: event.target.checked })}
            />
          ))}
          {density && (
            <Foot>
              <Checkbox
                label="Compact rows"
                checked={density.isCompact}
                onChange={(event) => density.onChange(event.target.checked)}
              />
            </Foot>
          )}
          <Foot>
            <Button size="sm" variant="quiet" onClick={() => onChange({})}>
              Reset columns
            </Button>
          </Foot>
        </Floating>
      )}
    </Anchor>
  );
}
