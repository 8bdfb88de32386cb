import { Button } from '../actions/button.tsx';
import { Field } from '../fields/field.tsx';
import { NativeSelect } from '../fields/native-select.tsx';
import { AscendingIcon, DescendingIcon } from '../icons/icons.tsx';
import { Box, Row as Line } from '../layout/primitives.tsx';
import { nextSort, type Column, type Sort } from '../table/column.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const DIRECTIONS = {
  asc: { label: 'Ascending', Icon: AscendingIcon },
  desc: { label: 'Descending', Icon: DescendingIcon },
} as const;

/** The order of a list whose rows are cards, which have no headers to press. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const options = columns.flatMap(({ sortKey, header }) =>
    sortKey === undefined ? [] : [{ value: sortKey, label: header }],
  );
  const { label, Icon } = DIRECTIONS[sort.direction];
  return (
    <Line gap="2" alignItems="flex-end" flexWrap="nowrap" mb="2">
      <Box flex="1" minW="0">
        <Field label="Sort by">
          <NativeSelect
            options={options}
            value={sort.key}
            onChange={(event) => onSort({ key: event.target.value, direction: 'asc' })}
          />
        </Field>
      </Box>
      <Button leftIcon={<Icon />} onClick={() => onSort(nextSort(sort.key, sort))}>
        {label}
      </Button>
    </Line>
  );
}
