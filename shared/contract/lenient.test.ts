import { MOST_ROWS } from 'shared/limits';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { lenient, sent, sentList } from './lenient.ts';
import { InputBoolean, InputDate, InputDecimal, InputInteger, InputText } from './request-values.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';

const Colony = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: 'Of the line' }),
  share: Nullable(Type.Number()),
  isFrozen: Nullable(Type.Boolean()),
  startDate: Nullable(CalendarDate),
  products: Type.Array(Type.Object({ id: Type.Integer() })),
});
const ColonyInput = lenient(Colony, { without: ['id'], own: { products: sentList(Type.Unknown()) } });

test('each member has the lenient form of its value, in the order of the response', () => {
  const { products, ...values } = ColonyInput.properties;
  expect(Object.entries(values)).toEqual([
    ['name', InputText],
    ['share', InputDecimal],
    ['isFrozen', InputBoolean],
    ['startDate', InputDate],
  ]);
  expect(products).toEqual(sent(Type.Array(Type.Unknown(), { maxItems: MOST_ROWS })));
});

test('a request may have some of the members, in its own order', () => {
  const { properties } = lenient(Colony, { only: ['name', 'id'] });
  expect(Object.entries(properties)).toEqual([
    ['name', InputText],
    ['id', InputInteger],
  ]);
});

test.each([
  ['everything left out', {}, true],
  ['nulls', { name: null, share: null, products: null }, true],
  ['a number as text', { share: '0.5' }, true],
  ['an empty date', { startDate: '' }, true],
  ['a text that is no number', { share: 'half' }, false],
  ['a text that is no date', { startDate: 'soon' }, false],
])('a body with %s is valid: %s', (_what, body, isValid) => {
  expect(Check(ColonyInput, body)).toBe(isValid);
});

test('a list needs its own schema', () => {
  expect(() => lenient(Colony)).toThrow('The member products needs a schema of its own');
});
