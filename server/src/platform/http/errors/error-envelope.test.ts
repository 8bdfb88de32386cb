import { envelopeTime, errorEnvelope, statusName } from './error-envelope.ts';
import { NotFoundError, UserError } from './errors.ts';

test.each([
  [400, 'BAD_REQUEST'],
  [412, 'PRECONDITION_FAILED'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [500, 'INTERNAL_SERVER_ERROR'],
])('status %i is %s', (code, name) => {
  expect(statusName(code)).toBe(name);
});

test.each([
  [new Date(2026, 2, 1, 9, 15, 2), '01-03-2026 09:15:02'],
  [new Date(2026, 10, 21, 0, 0, 0), '21-11-2026 12:00:00'],
  [new Date(2026, 10, 21, 12, 5, 9), '21-11-2026 12:05:09'],
  [new Date(2026, 10, 21, 23, 59, 59), '21-11-2026 11:59:59'],
])('%s is on a 12-hour clock without AM or PM', (moment, text) => {
  expect(envelopeTime(moment)).toBe(text);
});

test('what is empty is left out', () => {
  const now = new Date(2026, 2, 1, 9, 15, 2);
  const common = { timestamp: '01-03-2026 09:15:02' };
  expect(errorEnvelope(new UserError('No.'), now)).toEqual({
    apierror: { status: 'BAD_REQUEST', message: 'No.', ...common },
  });
  expect(errorEnvelope(new NotFoundError('Gone.'), now)).toEqual({
    apierror: {
      status: 'NOT_FOUND',
      message: 'Gone.',
      debugMessage: 'Please check the resource identifier.',
      ...common,
    },
  });
});
