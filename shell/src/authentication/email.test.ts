import { EMAIL_RULES } from './email.ts';

describe('email address (spec part 1 §5)', () => {
  it.each(['jo@lab.example', ' Jo@Lab.Example ', "o'neill+gtt@lab", 'jö@läb.example'])(
    'accepts %j',
    (typed) => {
      expect(EMAIL_RULES.validate(typed)).toBe(true);
    },
  );

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['jo', 'Email is invalid'],
    ['jo@', 'Email is invalid'],
    ['@lab.example', 'Email is invalid'],
    ['jo smith@lab.example', 'Email is invalid'],
    ['jo@lab@example', 'Email is invalid'],
  ])('refuses %j: %s', (typed, message) => {
    expect(EMAIL_RULES.validate(typed)).toBe(message);
  });
});
