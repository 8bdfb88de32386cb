import { ApiError } from 'shared/api';
import type { FormSection } from '../sections/form-section.ts';
import { linesOf } from './summary-lines.ts';

const SECTIONS: FormSection[] = [
  { id: 'details', title: 'Plan Details', labels: { comment: 'Comment' } },
  { id: 'guides', title: 'Guides', labels: { 'rows.pam': 'PAM' } },
];

const refusal = (message: string, ...fields: { field: string; message: string }[]) =>
  new ApiError(message, 'http', 400, fields);
const textsOf = (findings: Partial<Parameters<typeof linesOf>[0]>) => {
  const { broken, refused } = linesOf({
    errors: [],
    problems: [],
    sections: SECTIONS,
    values: {},
    ...findings,
  });
  return { broken: broken.map(({ text }) => text), refused: refused.map(({ text }) => text) };
};

describe('lines of the error summary (PP-22, PP-26)', () => {
  test('rules that are not met, in the order of the page', () => {
    const errors = [
      { name: 'guides.rows.1.pam', message: 'PAM is required' },
      { name: 'details.comment', message: 'Too long' },
    ];
    expect(textsOf({ errors }).broken).toEqual([
      'Plan Details, Comment: Too long',
      'Guides, row 2: PAM is required',
    ]);
  });

  test('a refusal without a field is shown as it is, with the part that it concerns', () => {
    const error = refusal('The colony [x] already exists.');
    expect(textsOf({ problems: [{ error }] }).refused).toEqual(['The colony [x] already exists.']);
    expect(textsOf({ problems: [{ error, part: 'Colony' }] }).refused).toEqual([
      'Colony: The colony [x] already exists.',
    ]);
  });

  test('a refusal of a field is shown once, at its place', () => {
    const message = 'Pam in the guide is required.';
    const error = refusal(message, { field: 'guides.2.pam', message });
    const { refused } = linesOf({ errors: [], problems: [{ error }], sections: SECTIONS, values: {} });
    expect(refused).toEqual([{ name: 'guides.rows.2.pam', message, text: `Guides, row 3, PAM: ${message}` }]);
  });

  test('a general refusal is shown before its fields; fields that nobody sees have no line', () => {
    const error = refusal(
      'Validation error',
      { field: 'comment', message: 'is too long' },
      { field: 'tpn', message: 'is missing' },
    );
    expect(textsOf({ problems: [{ error }] }).refused).toEqual([
      'Validation error',
      'Plan Details, Comment: is too long',
    ]);
  });

  test('the first remark about a field, which the message repeats, is shown once', () => {
    const error = refusal('Validation error: comment: is too long', {
      field: 'comment',
      message: 'is too long',
    });
    expect(textsOf({ problems: [{ error }] }).refused).toEqual(['Plan Details, Comment: is too long']);
    const hidden = refusal('Validation error: tpn: is missing', { field: 'tpn', message: 'is missing' });
    expect(textsOf({ problems: [{ error: hidden }] }).refused).toEqual(['Validation error: tpn: is missing']);
  });

  test('the message of the server about a field is shown there too, and not repeated', () => {
    const message = 'is too long';
    const error = refusal(message, { field: 'comment', message });
    const errors = [{ name: 'details.comment', message }];
    expect(textsOf({ errors, problems: [{ error }] })).toEqual({
      broken: [],
      refused: ['Plan Details, Comment: is too long'],
    });
  });
});
