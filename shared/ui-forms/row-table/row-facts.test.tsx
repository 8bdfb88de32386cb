import { screen } from '@testing-library/react';
import { renderKit } from 'shared/ui/test-support';
import { RowFacts, type RowFactColumn } from '../index.ts';

interface Donor {
  id: number;
  name: string | null;
  concentration: number | null;
}

const COLUMNS: RowFactColumn<Donor>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Concentration', value: ({ concentration }) => concentration },
];

const show = (rows: Donor[]) =>
  renderKit(<RowFacts title="Donors" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />);

test('values stand under their headers; an empty one is "Not defined", and nought is a value', () => {
  show([
    { id: 1, name: 'Oligo', concentration: 0 },
    { id: 2, name: null, concentration: null },
  ]);
  expect(screen.getByRole('row', { name: 'Oligo 0' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Not defined Not defined' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Donors' })).toBeVisible();
});

test('no rows are "Not defined" too', () => {
  show([]);
  expect(screen.getByText('Not defined')).toBeVisible();
});
