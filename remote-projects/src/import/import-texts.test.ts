import { actText, ignoredText, resultText } from './import-texts.ts';
import { wordsOf } from './import-kinds.ts';

const PROJECTS = wordsOf('newProjects');
const counts = (changed: number, unchanged: number, refused: number, isPreview = true) => ({
  ...{ changed, unchanged, refused, isPreview },
  total: changed + unchanged + refused,
});

test.each([
  [counts(480, 0, 20), 'Of 500 rows, 480 would be created, 20 would be refused.'],
  [counts(0, 480, 20), 'Of 500 rows, 0 would be created, 480 bring nothing new, 20 would be refused.'],
  [counts(1, 0, 0, false), 'Of 1 row, 1 was created.'],
  [counts(2, 1, 1, false), 'Of 4 rows, 2 were created, 1 brings nothing new, 1 was refused.'],
])('%j', (job, text) => {
  expect(resultText(job, PROJECTS)).toBe(text);
});

test('the button names what it does, and is not there when there is nothing to do', () => {
  expect(actText(counts(1, 0, 0), PROJECTS)).toBe('Create 1 project');
  expect(actText(counts(20, 0, 1), wordsOf('attemptUpdates'))).toBe('Update 20 attempts');
  expect(actText(counts(0, 1, 0), PROJECTS)).toBeUndefined();
});

test('columns that nobody knows are named', () => {
  const action = { name: 'createProjects' as const, columns: ['Gene'] };
  expect(ignoredText({ action: { ...action, ignored: ['A', 'B'] } })).toBe(
    'Left out, as no column has this name: A, B.',
  );
  expect(ignoredText({ action: { ...action, ignored: [] } })).toBeUndefined();
});
