import { dayDoubts, injectionDoubts } from './injection-doubts.ts';

test.each([
  ['', []],
  ['2031-03-01', []],
  ['2031-03-02', ['The MI date 2031-03-02 has not come yet.']],
])('the day %j is doubtful because %j', (day, doubts) => {
  expect(dayDoubts(day, '2031-03-01')).toEqual(doubts);
});

test.each([
  [120, 120, 120, []],
  [120, 200, null, ['More embryos survived (200) than were injected (120).']],
  [120, null, 121, ['More embryos were transferred (121) than were injected (120).']],
  [null, 200, 200, []],
])('%s injected, %s survived, %s transferred', (injected, survived, transferred, doubts) => {
  const counts = {
    totalEmbryosInjected: injected,
    totalEmbryosSurvived: survived,
    totalTransferred: transferred,
  };
  expect(injectionDoubts(counts)).toEqual(doubts);
});
