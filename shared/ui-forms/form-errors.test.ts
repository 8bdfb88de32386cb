import { listFormErrors } from './form-errors.ts';

test('errors are listed with their paths, in the order of the values', () => {
  const errors = {
    email: { type: 'required', message: 'Email is required', ref: { name: 'email' } },
    guides: [undefined, { sequence: { type: 'pattern', message: 'Only A, C, G and T' } }],
    root: { type: 'server', message: 'The plan was changed by somebody else' },
  };
  expect(listFormErrors(errors)).toEqual([
    { name: 'email', message: 'Email is required' },
    { name: 'guides.1.sequence', message: 'Only A, C, G and T' },
    { name: 'root', message: 'The plan was changed by somebody else' },
  ]);
});

test('an error without a message shows a default one', () => {
  expect(listFormErrors({ start: { type: 'min', message: '' } })).toEqual([
    { name: 'start', message: 'This value is not valid' },
  ]);
});

test.each([{}, undefined])('no errors (%p), no list', (errors) => {
  expect(listFormErrors(errors)).toEqual([]);
});
