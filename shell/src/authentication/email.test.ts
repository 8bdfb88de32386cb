import { checkEmail, normalEmail } from './email.ts';

describe('email address (spec part 1 §5)', () => {
  it.each(['jo@lab.example', ' Jo@Lab.Example ', "o'neill+gtt@lab", 'jö@läb.example'])(
    'accepts %j',
    (typed) => {
      expect(checkEmail(typed)).toBe(true);
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
    expect(checkEmail(typed)).toBe(message);
  });

  it('is a user name in lower case (PP-69)', () => {
    expect(normalEmail('  Jo.Smith@Lab.Example ')).toBe('jo.smith@lab.example');
  });
});
