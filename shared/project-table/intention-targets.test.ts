import { intentionOf } from 'shared/testing';
import { targetsOf } from './intention-targets.ts';

describe('targetsOf', () => {
  it('names the gene', () => {
    expect(targetsOf(intentionOf('Atrx', 'MGI:103067'))).toEqual(['Atrx']);
  });

  it('names the places of an intention by sequence', () => {
    const location = {
      id: 1,
      chr: '5',
      start: 100,
      stop: 200,
      strand: '+',
      genomeBuild: 'GRCm39',
      strainName: null,
      speciesName: null,
    };
    const sequence = {
      id: 1,
      sequence: null,
      typeName: null,
      categoryName: null,
      sequenceLocations: [
        { id: 1, locationIndex: 1, location },
        { id: 2, locationIndex: 2, location: { ...location, stop: null, genomeBuild: null } },
      ],
    };
    const bySequence = { intentionByGene: undefined, intentionsBySequences: [{ index: 1, sequence }] };
    expect(targetsOf(intentionOf('-', '-', bySequence))).toEqual(['Chr 5:100-200 (GRCm39)', 'Chr 5:100-?']);
  });
});
