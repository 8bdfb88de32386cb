import type { HistoryDetail } from 'shared/contract';
import { changeInWords } from './change-words.ts';

const detail = (
  field: string,
  oldValue: string | null,
  newValue: string | null,
  note = 'Field changed',
): HistoryDetail => ({ field, oldValue, newValue, note });
const words = (entityName: string, ...details: HistoryDetail[]) =>
  changeInWords({ entityName, comment: `${entityName} updated`, details });

test.each([
  ['Project', 'A project was started.'],
  ['Plan', 'A plan was added.'],
  ['Outcome', 'An outcome was added.'],
  ['Mutation', 'A mutation was recorded.'],
  ['PhenotypingStage', 'A phenotyping stage was added.'],
])('%s created is said as "%s"', (entityName, text) => {
  expect(changeInWords({ entityName, comment: `${entityName} created`, details: [] })).toBe(text);
});

test('statuses come first, with what they were before', () => {
  expect(
    words(
      'Plan',
      detail('comment', null, 'checked'),
      detail('summaryStatus.name', 'Plan Created', 'Attempt In Progress'),
    ),
  ).toBe('Summary status: Plan Created → Attempt In Progress. Comment: nothing → checked.');
});

test('a status of a colony is named so', () => {
  expect(words('Outcome', detail('colony.status.name', 'Genotype In Progress', 'Genotype Confirmed'))).toBe(
    'Status of the colony: Genotype In Progress → Genotype Confirmed.',
  );
});

test('fields have the names of the screens; long values are left out', () => {
  expect(words('Project', detail('privacy.name', 'public', 'protected'))).toBe(
    'Privacy: public → protected.',
  );
  expect(words('Project', detail('recovery', 'false', 'true'))).toBe('Recovery: No → Yes.');
  expect(words('Project', detail('comment', 'x'.repeat(80), 'y'))).toBe('Comment: changed.');
  expect(words('Project', detail('comment', 'a\nb', 'c'))).toBe('Comment: changed.');
});

test('rows that came and went are said as such, and repeating lines are left out', () => {
  expect(
    words(
      'Plan',
      detail('crisprAttempt.guides', null, null, 'Element changed'),
      detail('crisprAttempt.guides.[7]', null, 'x', 'Element added'),
      detail('crisprAttempt.guides.[7].pam', null, 'TGG'),
      detail('crisprAttempt.guides.[6]', 'x', null, 'Element removed'),
    ),
  ).toBe('CRISPR Attempt › Guides: added. CRISPR Attempt › Guides: removed.');
});

test('of many fields the first are named and the others counted', () => {
  const fields = Array.from({ length: 6 }, (_, index) => detail(`comment`, `${index}`, 'x'));
  expect(words('Plan', ...fields)).toMatch(/And 2 more fields\.$/);
});

test('a change without fields is named by its record', () => {
  expect(words('Plan')).toBe('The plan was changed.');
});
