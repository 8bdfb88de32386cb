import type { HistoryDetail } from 'shared/contract';
import { changeAction } from './change-action.ts';
import { statusesFirst, withoutElementFields } from './change-lines.ts';

const line = (
  field: string,
  note = 'Field changed',
  values: [string, string] = ['a', 'b'],
): HistoryDetail => ({
  field,
  oldValue: values[0],
  newValue: values[1],
  note,
});
const fieldsOf = (details: HistoryDetail[]) => details.map(({ field }) => field);

describe('fields of elements', () => {
  it('go where the whole element came or went, at any depth', () => {
    const lines = [
      line('guides.[1]', 'Element added'),
      line('guides.[1].format.name'),
      line('guides.[1].tags.[x]', 'Element added'),
      line('guides.[1].tags.[x].name'),
      line('guides.[2]', 'Element removed'),
      line('guides.[2].pam'),
      line('guidesComment'),
    ];
    expect(fieldsOf(withoutElementFields(lines))).toEqual(['guides.[1]', 'guides.[2]', 'guidesComment']);
  });

  it('stay where the element was there before', () => {
    const lines = [line('guides.[1]', 'Element changed'), line('guides.[1].pam'), line('guides.[12].pam')];
    expect(withoutElementFields(lines)).toEqual(lines);
  });
});

describe('statuses', () => {
  it('come before fields whose names are earlier in the alphabet', () => {
    const lines = [line('comment'), line('qcResult.status'), line('status.name')];
    expect(fieldsOf(statusesFirst(lines))).toEqual(['status.name', 'comment', 'qcResult.status']);
  });

  it('that take the same step are one line, and other fields with equal values are not', () => {
    const lines = [
      line('a'),
      line('b'),
      line('status.name'),
      line('summaryStatus.name'),
      line('assignmentStatus.name', 'Field changed', ['a', 'c']),
    ];
    expect(fieldsOf(statusesFirst(lines))).toEqual(['status.name', 'assignmentStatus.name', 'a', 'b']);
  });
});

it.each([
  ['PhenotypingStage updated', 'Phenotyping stage updated'],
  ['Plan created', 'Plan created'],
])('%s reads %s', (comment, words) => {
  expect(changeAction(comment)).toBe(words);
});
