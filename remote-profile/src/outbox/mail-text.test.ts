import { partsOfMail } from './mail-text.tsx';

test('addresses are found between the lines', () => {
  const link = 'https://tracker.example/#/reset-password?token=a-b_c';
  const text = `Set it here:\n${link}\n\nOr do nothing.`;
  expect(partsOfMail(text)).toEqual([
    { text: 'Set it here:\n', isLink: false },
    { text: link, isLink: true },
    { text: '\n\nOr do nothing.', isLink: false },
  ]);
});

test('nothing but web addresses becomes a link', () => {
  expect(partsOfMail('javascript:alert(1) mailto:a@b.example')).toEqual([
    { text: 'javascript:alert(1) mailto:a@b.example', isLink: false },
  ]);
});

test.each(['', 'http://a.example', 'x http://a.example/<b> y'])('the parts of "%s" are the text', (text) => {
  expect(
    partsOfMail(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
