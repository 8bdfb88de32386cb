import { dayWarnings, injectionWarnings } from './injection-warnings.ts';

test.each([
  ['', []],
  ['2031-03-01', []],
  ['3', []],
  ['2031-13-01', []],
  ['2031-03-02', ['The MI date 2031-03-02 has not come yet.']],
])('the warnings of the day %j: %j', (day, warnings) => {
  expect(dayWarnings(day, '2031-03-01')).toEqual(warnings);
});

test.each([
  [120, 120, 120, []],
  [120, 200, null, ['More embryos survived (200) than were injected (120).']],
  [120, null, 121, ['More embryos were transferred (121) than were injected (120).']],
  [null, 200, 200, []],
])('%s injected, %s survived, %s transferred', (injected, survived, transferred, warnings) => {
  const counts = {
    totalEmbryosInjected: injected,
    totalEmbryosSurvived: survived,
    totalTransferred: transferred,
  };
  expect(injectionWarnings(counts)).toEqual(warnings);
});
