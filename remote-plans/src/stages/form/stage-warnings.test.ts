import { stageWarnings } from './stage-warnings.ts';

test.each([
  ['', '', []],
  ['2031-03-01', '2031-03-01', []],
  ['2031-03-02', '', ['The start of the experiments 2031-03-02 has not come yet.']],
  [
    '2031-02-02',
    '2031-02-01',
    ['The data release 2031-02-01 is before the start of the experiments 2031-02-02.'],
  ],
  // Half typed.
  ['2031-02-02', '2031-0', []],
])('experiments started %j, data release %j: %j', (started, release, warnings) => {
  const days = { phenotypingExperimentsStarted: started, initialDataReleaseDate: release };
  expect(stageWarnings(days, '2031-03-01')).toEqual(warnings);
});
