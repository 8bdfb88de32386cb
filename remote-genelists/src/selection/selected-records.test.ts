import { createRecordSelection, partsOf, selectNoRecords, selectRecords } from './selected-records.ts';

const ABL1 = { genes: ['Abl1'], projects: ['TPN:1', 'TPN:2'] };
const BOTH = { genes: ['Abl1', 'Cib2'], projects: ['TPN:2'] };

test('records are selected by their genes, and have genes and projects once', () => {
  const store = createRecordSelection();
  const parts = () => partsOf(store.getState().selected);
  selectRecords(store, [ABL1, BOTH, { ...ABL1 }], true);
  expect(parts()).toEqual({ genes: ['Abl1', 'Cib2'], projects: ['TPN:1', 'TPN:2'] });
  selectRecords(store, [ABL1], false);
  expect(parts()).toEqual({ genes: ['Abl1', 'Cib2'], projects: ['TPN:2'] });
  selectNoRecords(store);
  expect(parts()).toEqual({ genes: [], projects: [] });
});
