import { privacyOf } from './privacy-rule.ts';

describe('the spread of privacies', () => {
  it('is the same for the same gene and centre, and may differ by centre', () => {
    expect(privacyOf('MGI:98834', 'JAX')).toBe(privacyOf('MGI:98834', 'JAX'));
    const centres = Array.from({ length: 60 }, (_, index) => privacyOf('MGI:98834', `Centre ${index}`));
    expect(new Set(centres).size).toBeGreaterThan(1);
  });

  it('makes about 4 % restricted and 8 % protected', () => {
    const counts = { public: 0, protected: 0, restricted: 0 };
    for (let number = 1; number <= 10_000; number += 1) counts[privacyOf(`MGI:${number}`, 'UCD')] += 1;
    expect(counts.restricted).toBeGreaterThan(300);
    expect(counts.restricted).toBeLessThan(500);
    expect(counts.protected).toBeGreaterThan(650);
    expect(counts.protected).toBeLessThan(950);
  });

  it.each([
    ['Gpr173', 'MGI:1918021', 'BCM'],
    ['Gpr68', 'MGI:2441763', 'BCM'],
    ['Rb1cc1', 'MGI:1341850', 'UCD'],
  ])('leaves %s public, as the documents name it', (_symbol, accId, centre) => {
    expect(privacyOf(accId, centre)).toBe('public');
  });
});
