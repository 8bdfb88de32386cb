import type { GuideValues } from '../attempt-row.ts';
import { checkGuides } from './guide-rules.ts';

/** A guide that keeps every rule. */
function guide(changes: Partial<GuideValues> = {}): GuideValues {
  return {
    id: null,
    sequence: 'GATTACAGATTACAGATTACAGG',
    guideSequence: 'GATTACAGATTACAGATTAC',
    pam: 'AGG',
    chr: '5',
    start: 31_220_100,
    stop: 31_220_122,
    strand: '+',
    genomeBuild: 'GRCm39',
    grnaConcentration: null,
    truncatedGuide: null,
    reversed: null,
    sangerService: null,
    formatId: null,
    sourceId: null,
    ...changes,
  };
}

/** The message of the refusal, or null. */
function complaint(...guides: GuideValues[]): string | null {
  try {
    checkGuides(guides);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a guide (api-2 §6.4)', () => {
  it.each<[string, Partial<GuideValues>]>([
    ['of twenty bases and a PAM', {}],
    ['of sixteen bases', { sequence: null, guideSequence: 'GATTACAGATTACAGA', stop: 31_220_118 }],
    ['in small letters, of RNA, with ambiguity codes and a gap', { guideSequence: 'gauiRYKMSWBDHVNacgt-' }],
    ['whose sequence is not written out', { sequence: '' }],
    ['on the X chromosome', { chr: 'X' }],
  ])('passes %s', (_name, changes) => {
    expect(complaint(guide(changes))).toBeNull();
  });

  it.each<[Partial<GuideValues>, string]>([
    [{ guideSequence: null }, 'Guide Sequence in the guide cannot be null.'],
    [{ guideSequence: ' ' }, 'Guide Sequence in the guide cannot be null.'],
    [{ pam: null }, 'Pam in the guide cannot be null.'],
    [{ chr: null }, 'Chromosome in the guide cannot be null.'],
    [{ chr: '' }, 'Chromosome in the guide cannot be null.'],
    [{ start: null }, 'Guide start field cannot be null.'],
    [{ stop: null }, 'Guide stop field cannot be null.'],
    [{ strand: null }, 'Strand in the guide cannot be null.'],
    [{ genomeBuild: null }, 'Genome Build in the guide cannot be null.'],
    [{ guideSequence: 'GATTACAGATTACAG' }, 'Guide sequence needs to be at least 16bps.'],
    [
      { guideSequence: 'GATTACAGATTACAGATTAX' },
      'Error guides information. Please enter the valid guide sequence.',
    ],
    [{ pam: 'A?G' }, 'Error guides information. Please enter the valid Pam.'],
    [{ stop: 31_220_099 }, 'Stop guide location needs to be bigger than start guide location.'],
    [
      { stop: 31_220_121 },
      'Error guides information. Sequence has a total length of 23bps and the difference between start and stop plus ' +
        'one is 22. Please add the correct coordinates.',
    ],
    [
      { sequence: null, pam: 'AGGT' },
      'Error guides information. Sequence has a total length of 24bps and the difference between start and stop plus ' +
        'one is 23. Please add the correct coordinates.',
    ],
  ])('with %j is refused: %s', (changes, message) => {
    expect(complaint(guide(changes))).toBe(message);
  });

  it('reports missing members in the order of the fields', () => {
    expect(complaint(guide({ pam: null, chr: null, strand: null }))).toBe('Pam in the guide cannot be null.');
  });
});

describe('the guides of an attempt', () => {
  it('are refused with the field, at its place in the list as it was sent', () => {
    const rest = { object: 'crisprAttempt', rejectedValue: null };
    const message = 'Pam in the guide cannot be null.';
    expect(() => checkGuides([guide(), guide({ id: 9, pam: null })])).toThrow(
      expect.objectContaining({ subErrors: [{ ...rest, field: 'guides.1.pam', message }] }),
    );
  });

  it('must lie on one chromosome', () => {
    expect(complaint(guide(), guide({ chr: '6' }))).toBe('All guides must have the same chromosome.');
  });

  it('are compared with the chromosome of the stored guide that came first, wherever it stands', () => {
    const first = guide({ id: 7, chr: '5', imported: true });
    const sent = [guide({ chr: '6' }), guide({ id: 9, chr: '6' }), first];
    expect(complaint(...sent)).toBe('All guides must have the same chromosome.');
    expect(complaint(...sent.map((each) => ({ ...each, chr: '6' })))).toBeNull();
  });

  it('are all complete before any is measured', () => {
    expect(complaint(guide({ guideSequence: 'GATTACA' }), guide({ strand: null }))).toBe(
      'Strand in the guide cannot be null.',
    );
  });

  it('are exempt where an earlier system made them, and only there', () => {
    const short = { id: 7, guideSequence: 'GATTACA', stop: null };
    expect(complaint(guide({ ...short, imported: true }))).toBeNull();
    expect(complaint(guide({ ...short, imported: false }))).toBe('Guide stop field cannot be null.');
  });
});
