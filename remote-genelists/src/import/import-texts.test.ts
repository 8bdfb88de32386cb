import { addText, addedText, checkedText, progressText, refusedText } from './import-texts.ts';

const refused = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ line, genes: '', message: '' }));
const counts = (rows: number, bad: number) => ({ rows, accepted: rows - bad, refused: refused(bad) });

test.each([
  [0, 0, 'The file has no rows.', undefined],
  [1, 0, 'The row can be added.', 'Add the row'],
  [20_000, 0, 'All 20,000 rows can be added.', 'Add all 20,000 rows'],
  [5, 3, '2 of 5 rows can be added; 3 can not.', 'Add the 2 good rows'],
  [2, 1, '1 of 2 rows can be added; 1 can not.', 'Add the good row'],
  [1, 1, 'None of the 1 row can be added.', undefined],
])('a file of %i rows with %i bad ones (PP-67)', (rows, bad, said, button) => {
  expect(checkedText(counts(rows, bad))).toBe(said);
  expect(addText(counts(rows, bad))).toBe(button);
});

test('how many rows were added', () => {
  expect(addedText(1)).toBe('1 row was added.');
  expect(addedText(2)).toBe('2 rows were added.');
});

test('a bad row is shown with its line and its genes', () => {
  expect(refusedText({ line: 4, genes: 'Foo', message: 'Foo is not a valid gene symbol.' })).toBe(
    'Line 4 (Foo): Foo is not a valid gene symbol.',
  );
  expect(refusedText({ line: 5, genes: '', message: ' is not a valid gene symbol.' })).toBe(
    'Line 5: is not a valid gene symbol.',
  );
});

test.each([
  [undefined, 'Checking the rows again…'],
  [{ added: 0, rows: 1, isStored: false }, 'Adding 0 of 1 row…'],
  [{ added: 2000, rows: 20_000, isStored: false }, 'Adding 2,000 of 20,000 rows…'],
])('adding that has come to %j says "%s"', (step, text) => {
  expect(progressText(step)).toBe(text);
});
