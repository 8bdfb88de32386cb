import Type from 'typebox';
import { Nullable } from 'shared/contract';
import { excessesOf, isStoredAlready, withoutLimits } from './body-excesses.ts';

const Guide = Type.Object({ pam: Type.Optional(Nullable(Type.String({ maxLength: 3 }))) });
const Plan = Type.Object({
  comment: Type.Optional(Nullable(Type.String({ maxLength: 5 }))),
  attempt: Type.Optional(
    Nullable(
      Type.Object({ guides: Type.Array(Guide, { maxItems: 2 }), count: Type.Optional(Type.Integer()) }),
    ),
  ),
  funderNames: Type.Optional(Type.Array(Type.String({ maxLength: 3 }))),
});

const fields = (body: unknown) => [...excessesOf(Plan, body)].map(({ field, member }) => [field, member]);

test.each<[string, unknown, string[][]]>([
  ['a short one', { comment: '12345', attempt: { guides: [{ pam: 'NGG' }] }, funderNames: ['NIH'] }, []],
  ['nothing', null, []],
  ['nulls', { comment: null, attempt: null }, []],
  ['a text', { comment: '123456' }, [['comment', 'comment']]],
  ['a text in a row', { attempt: { guides: [{}, { pam: 'NGGN' }] } }, [['attempt.guides.1.pam', 'pam']]],
  ['a text in a list', { funderNames: ['NIH', 'DFGX'] }, [['funderNames.1', 'funderNames']]],
  ['a list', { attempt: { guides: [{}, {}, {}] } }, [['attempt.guides', 'guides']]],
])('what is too long of %s', (_what, body, expected) => {
  expect(fields(body)).toEqual(expected);
});

test('a body that is put together of others', () => {
  const both = Type.Intersect([Type.Object({ id: Type.Integer() }), Plan]);
  expect([...excessesOf(both, { id: 1, comment: '123456' })]).toMatchObject([{ field: 'comment' }]);
});

test('a body that is a text itself', () => {
  expect([...excessesOf(Type.String({ maxLength: 2 }), 'abc')]).toMatchObject([{ field: 'body' }]);
});

test.each<[string, string, string | unknown[], unknown, boolean]>([
  ['the same text', 'pam', 'NGGN', { attemptResponse: { guides: [{ pam: 'NGGN' }] } }, true],
  ['another text', 'pam', 'NGGT', { guides: [{ pam: 'NGGN' }] }, false],
  ['the same text of another member', 'pam', 'NGGN', { comment: 'NGGN' }, false],
  ['a text of a list', 'funderNames', 'DFGX', { funderNames: ['NIH', 'DFGX'] }, true],
  ['a list that is as long', 'guides', [1, 2, 3], { attempt: { guides: [7, 8, 9] } }, true],
  ['a list that has grown', 'guides', [1, 2, 3], { attempt: { guides: [7, 8] } }, false],
  ['nothing', 'pam', 'NGGN', undefined, false],
])('stored already: %s', (_what, member, value, stored, expected) => {
  expect(isStoredAlready({ member, value }, stored)).toBe(expected);
});

test('a schema without its limits has everything else', () => {
  expect(
    withoutLimits(
      Type.Object({ list: Type.Array(Type.String({ maxLength: 3, pattern: 'a' }), { maxItems: 2 }) }),
    ),
  ).toEqual({
    type: 'object',
    required: ['list'],
    properties: { list: { type: 'array', items: { type: 'string', pattern: 'a' } } },
  });
});
