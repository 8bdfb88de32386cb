import { Stack } from 'shared/ui';
import {
  Form,
  RowFacts,
  RowTable,
  useFilledForm,
  useRows,
  type RowColumns,
  type RowFactColumn,
} from 'shared/ui-forms';
import { Example, Section } from './section.tsx';

const primer = (id: number | null, name = '', sequence = '', type = '', start = '', concentration = '') => ({
  id,
  name,
  sequence,
  type,
  start,
  concentration,
});
type Primer = ReturnType<typeof primer>;
const emptyRow = () => primer(null);

const STORED = [
  primer(1, 'DF1', 'GACCTGTTGAACTGAACCTC', 'Forward', '9264', '1.5'),
  primer(2, 'DR1', 'TTCAGGCACTTAGGCTACAC', 'Reverse'),
];

const COLUMNS: RowColumns<Primer> = [
  { field: 'id', header: 'Id', control: { kind: 'readOnly' } },
  {
    field: 'name',
    header: 'Name',
    control: { kind: 'text', placeholder: "Primer's name" },
    required: 'Name is required',
  },
  {
    field: 'sequence',
    header: 'Sequence',
    control: { kind: 'area', isUpperCase: true },
    required: 'Sequence is required',
    width: '16rem',
  },
  { field: 'type', header: 'Direction', control: { kind: 'select', options: ['Forward', 'Reverse'] } },
  { field: 'start', header: 'Start Coordinate', control: { kind: 'digits' } },
  { field: 'concentration', header: 'Concentration (ng/µl)', control: { kind: 'decimal' } },
];

const FACTS: RowFactColumn<Primer>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Sequence', value: ({ sequence }) => sequence },
  { header: 'Start Coordinate', value: ({ start }) => start },
  { header: 'Concentration (ng/µl)', value: ({ concentration }) => concentration },
];

function Primers() {
  const rows = useRows<Primer>('primers.rows');
  return (
    <RowTable
      rows={rows}
      title="Primers"
      rowLabel="Primer"
      columns={COLUMNS}
      emptyRow={emptyRow}
      addText="Add primer"
    />
  );
}

export function RowTables() {
  const form = useFilledForm({ primers: { rows: STORED } }, { mode: 'onChange' });
  return (
    <Section
      title="Rows"
      about="New rows go at once, stored ones after a question; both come back with Undo. Cells copied in a spreadsheet fill rows; Enter goes down a row."
    >
      <Stack gap="5">
        <Example name="RowTable">
          <Form form={form} label="Primers" onSubmit={() => form.reset()}>
            <Primers />
          </Form>
        </Example>
        <Example name="RowFacts">
          <RowFacts title="Primers, read" columns={FACTS} rows={STORED} rowKey={({ name }) => name} />
        </Example>
      </Stack>
    </Section>
  );
}
