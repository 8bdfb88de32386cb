import { knownOf, textChoices } from './text-choices.ts';

const { read, write } = textChoices({ countBy: 'workUnit', projectsOf: '' });
const address = (text: string) => new URLSearchParams(text);

test('choices are read by their names; one that is missing is that of the beginning', () => {
  expect(read(address('tab=x&projectsOf=JAX'))).toEqual({ countBy: 'workUnit', projectsOf: 'JAX' });
});

test('and written there beside the rest; those of the beginning are left out', () => {
  const before = address('tab=x&countBy=consortium&page=2');
  expect(write(before, { countBy: 'workUnit', projectsOf: 'MRC - Harwell' }).toString()).toBe(
    'tab=x&page=2&projectsOf=MRC+-+Harwell',
  );
  expect(before.toString()).toBe('tab=x&countBy=consortium&page=2');
});

test('the same choices are the same address, whichever was made first', () => {
  const choices = { countBy: 'consortium', projectsOf: 'DTCC' };
  for (const before of ['tab=x&projectsOf=DTCC', 'tab=x&countBy=consortium', 'countBy=a&tab=x&projectsOf=b'])
    expect(write(address(before), choices).toString()).toBe('tab=x&countBy=consortium&projectsOf=DTCC');
});

test('a name that no list has is as none', () => {
  expect(knownOf('JAX', ['BCM', 'JAX'])).toBe('JAX');
  expect(knownOf('JAX', ['BCM'])).toBe('');
});
