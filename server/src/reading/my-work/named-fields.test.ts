import { namedFields } from './named-fields.ts';

const line = (field: string, note = 'Field changed') => ({ field, oldValue: 'a', newValue: 'b', note });

test('a status is among the fields of a large change, the rest is counted', () => {
  const lines = ['assay.comment', 'comment', 'miDate', 'miExternalRef', 'status.name'].map((field) =>
    line(field),
  );
  const { fields, moreFields } = namedFields(lines);
  expect(fields.map(({ field }) => field)).toEqual(['status.name', 'assay.comment', 'comment']);
  expect(moreFields).toBe(2);
});

test('an element that came is one field', () => {
  const lines = [
    line('guides.[1]', 'Element added'),
    line('guides.[1].pam'),
    line('guides.[2]', 'Element changed'),
  ];
  expect(namedFields(lines)).toEqual({ fields: lines.slice(0, 1), moreFields: 0 });
});
