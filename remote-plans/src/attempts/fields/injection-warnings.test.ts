import { injectionWarnings } from './injection-warnings.ts';

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
