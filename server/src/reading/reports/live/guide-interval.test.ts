import { guideInterval } from './guide-interval.ts';

test.each([
  ['Cas9', '+', { from: 999, to: 1019 }],
  ['D10A', '+', { from: 999, to: 1019 }],
  ['Cas9', '-', { from: 1002, to: 1022 }],
  ['Cpf1', '+', { from: 1002, to: 1022 }],
  ['Cpf1', '-', { from: 999, to: 1019 }],
])(
  'the interval of a guide of %s on strand %s leaves out its PAM (api-3 §8.3.4)',
  (nuclease, strand, expected) => {
    expect(guideInterval({ start: 1000, stop: 1022, strand, pam: 'TGG' }, nuclease)).toEqual(expected);
  },
);
