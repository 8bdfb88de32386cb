import Value from 'typebox/value';
import { InputDate, InputDecimal, InputInteger, InputText } from 'shared/contract';
import { ValidationError } from '../errors/errors.ts';
import { booleanOf, dateOf, dateTimeOf, decimalOf, integerOf, noteOf } from './request-values.ts';

describe('what may be sent', () => {
  it.each([
    [
      'an integer',
      InputInteger,
      [12, '12', '-3', '', null],
      [1.5, '1.5', 'twelve', 2 ** 31, '99999999999', true],
    ],
    ['a decimal', InputDecimal, [1.5, '1.5', '5.', '.5', '', null], ['1e5', 'x', 1e300, '.']],
    [
      'a date',
      InputDate,
      ['2031-03-02', '2031-03-02T10:15:30.000Z', '', null],
      ['02.03.2031', '2031-13-01', '0000-01-01', '2031-03-02 10:15'],
    ],
    ['a text', InputText, ['', 'two\nlines', null], [7, 'null character \u0000']],
  ])('%s', (_name, schema, accepted, refused) => {
    expect(accepted.filter((value) => !Value.Check(schema, value))).toEqual([]);
    expect(refused.filter((value) => Value.Check(schema, value))).toEqual([]);
  });
});

describe('what is stored of it', () => {
  it('numbers, from text too', () => {
    expect([integerOf('12'), integerOf(' '), integerOf(0), decimalOf('5.'), decimalOf(undefined)]).toEqual([
      12,
      null,
      0,
      5,
      null,
    ]);
  });

  it('the day of a date-time as it is written, whatever its zone', () => {
    expect(dateOf('2031-03-02T23:59:30.000Z')).toBe('2031-03-02');
    expect(dateOf('')).toBeNull();
  });

  it('days of leap years and of early centuries', () => {
    expect([dateOf('2032-02-29'), dateOf('0099-12-31')]).toEqual(['2032-02-29', '0099-12-31']);
  });

  it('no day that the calendar lacks', () => {
    expect(() => dateOf('2031-02-29')).toThrow(ValidationError);
  });

  it('date-times without their zone', () => {
    expect(dateTimeOf('2031-03-02T10:15:30.25+02:00')).toBe('2031-03-02T10:15:30.25');
  });

  it('reads blank remarks as absent, others as they are', () => {
    expect([noteOf('  '), noteOf(' a '), noteOf(null)]).toEqual([null, ' a ', null]);
  });

  it('booleans', () => {
    expect([booleanOf('true'), booleanOf(false), booleanOf(''), booleanOf(undefined)]).toEqual([
      true,
      false,
      null,
      null,
    ]);
  });
});
