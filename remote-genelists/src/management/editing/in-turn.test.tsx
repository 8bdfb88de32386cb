import { screen } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aRecord, numberedRecords, serveLists } from '../../testing/gene-list-server.ts';
import { openEditing } from '../../testing/open-management.tsx';

startTestServer();
afterEach(() => localStorage.clear());

const notes = () => screen.getAllByLabelText(/^Row \d+, Note$/);

test('in edit mode the rows in view can be edited at once, the others a moment later, and all can be read (spec part 2 §9: 200 rows a page)', async () => {
  serveLists({ IDG: [...numberedRecords(14), aRecord(15, ['Last'])] });
  await openEditing();
  expect(notes().length).toBeGreaterThanOrEqual(6);
  expect(screen.getByText('Last')).toBeInTheDocument();
  await screen.findByLabelText('Row 15, Note', {}, { timeout: 15_000 });
  expect(notes()).toHaveLength(15);
  expect(screen.getByRole('button', { name: 'Delete row 15' })).toBeVisible();
});
