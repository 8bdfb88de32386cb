import { screen } from '@testing-library/react';
import { renderKit } from 'shared/ui/test-support';
import { Form, RowTable, useFilledForm, useRows, type RowPlace } from '../index.ts';
import { COLUMNS, emptyRow, STORED, type Reagent } from './testing/reagents.ts';

describe('rows that are only read, with something under each', () => {
  function NotedTable() {
    const rows = useRows<Reagent>('reagents.rows');
    const noteOf = ({ rowName }: RowPlace) => `Under ${rowName}`;
    return (
      <RowTable
        title="Reagents"
        rowLabel="Reagent"
        columns={COLUMNS}
        isReadOnly
        below={noteOf}
        {...{ rows, emptyRow }}
      />
    );
  }

  function Locked() {
    const form = useFilledForm({ reagents: { rows: STORED } });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <NotedTable />
      </Form>
    );
  }

  test('are text, and what stands under a row is as wide as the table', () => {
    renderKit(<Locked />);
    expect(screen.getByRole('cell', { name: 'Left the list' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Under reagents.rows.1' })).toHaveAttribute('colspan', '7');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
