/** Plans of the existing tracker are the same in the API after the import. */
import type { Plan } from 'shared/contract';
import { importedTracker } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker();
const plan = (pin: string) => imported.read<Plan>(`/api/plans/${pin}`);

test('a CRISPR plan: all of its attempt', async () => {
  expect(await plan('PIN:0000000101')).toMatchObject({
    tpn: 'TPN:000000011',
    typeName: 'production',
    attemptTypeName: 'crispr',
    workUnitName: 'JAX',
    workGroupName: 'JAX',
    funderNames: expect.arrayContaining(['Lake Fund', 'NIH']),
    comment: 'First try',
    statusName: 'Founder Obtained',
    statusDates: [
      { statusName: 'Plan Created', date: '2019-03-04T09:10:11.123' },
      { statusName: 'Attempt In Progress', date: '2019-04-01T00:00:00' },
      { statusName: 'Embryos Obtained', date: '2019-04-02T00:00:00' },
      { statusName: 'Founder Obtained', date: '2019-05-06T00:00:00' },
    ],
    summaryStatusName: 'Genotype Confirmed',
    crisprAttempt: {
      imitsMiAttemptId: 7701,
      miDate: '2019-04-01',
      attemptExternalRef: 'JAX-MI-1',
      experimental: true,
      comment: 'Went well',
      mutagenesisExternalRef: 'JAX-MUT-1',
      embryoTransferDay: 'Next Day',
      totalTransferred: 66,
      totalEmbryosInjected: 120,
      totalEmbryosSurvived: 96,
      embryo2Cell: '70',
      strainInjectedName: 'C57BL/6J',
      nucleases: [{ id: 611, typeName: 'Cas9', className: 'protein', concentration: 50.5 }],
      mutagenesisDonors: [
        {
          id: 631,
          vectorName: 'pLake1',
          oligoSequenceFasta: '>donor 1\nACGTACGTAA',
          concentration: 7.75,
          preparationTypeName: 'ssDNA Oligo',
        },
      ],
      reagents: [
        { id: 641, reagentName: 'Xrcc5', reagentDescription: 'NHEJ Inhibitor', concentration: 10 },
        { id: 642, reagentName: 'Lake water', concentration: null },
      ],
      genotypePrimers: [
        { id: 621, name: 'Fict1_F', genomicStartCoordinate: 134000900, genomicEndCoordinate: 134000919 },
        { id: 622, name: 'Fict1_R', sequence: 'TTGGCCAATTGGCCAATTGG' },
      ],
      assay: {
        typeName: 'PCR',
        numFounderPups: 30,
        numFounderSelectedForBreeding: 4,
        founderNumAssays: 29,
        numG0WhereMutationDetected: 11,
        numNhejG0Mutants: 7,
        numDeletionG0Mutants: 9,
        numHrG0Mutants: 1,
        numHdrG0Mutants: 3,
        numHdrG0MutantsAllDonorsInserted: 2,
        numHdrG0MutantsSubsetDonorsInserted: 5,
      },
    },
  });
});

test('guides keep their numbers, sequences and places', async () => {
  const { crisprAttempt } = await plan('PIN:0000000101');
  expect(crisprAttempt?.guides).toEqual([
    {
      id: 601,
      gid: 'GID:000000000601',
      sequence: 'ACGTACGTACGTACGTACGTCGG',
      guideSequence: 'ACGTACGTACGTACGTACGT',
      pam: 'CGG',
      chr: '4',
      start: 134001000,
      stop: 134001022,
      strand: '+',
      genomeBuild: 'GRCm39',
      grnaConcentration: 12.5,
      truncatedGuide: false,
      reversed: true,
      sangerService: false,
      formatName: 'sgRNA',
      sourceName: 'in-house',
    },
    expect.objectContaining({
      id: 602,
      strand: '-',
      truncatedGuide: null,
      sangerService: true,
      formatName: 'cr-tracrRNA',
      sourceName: 'commercial',
    }),
  ]);
});

test('a plan that has no attempt yet, and one that was given up', async () => {
  expect(await plan('PIN:0000000108')).toMatchObject({
    workUnitName: 'Lakeside',
    statusName: 'Plan Created',
  });
  expect(await plan('PIN:0000000109')).toMatchObject({
    workGroupName: null,
    statusName: 'Attempt Aborted',
    crisprAttempt: { strainInjectedName: 'LAKE/1', experimental: null, totalEmbryosSurvived: 0 },
  });
});

test('an ES cell plan: the clone by its name, and each number in its place', async () => {
  const { esCellAttempt } = await plan('PIN:0000000103');
  expect(esCellAttempt).toEqual({
    esCellName: 'EPD9900_1_A01',
    imitsMiAttemptId: 7703,
    miDate: '2018-03-01',
    attemptExternalRef: 'HAR-MI-1',
    experimental: false,
    comment: 'By the book',
    blastStrainName: 'BALB/c',
    totalBlastsInjected: 41,
    totalTransferred: 42,
    numberSurrogatesReceiving: 43,
    totalPupsBorn: 44,
    totalFemaleChimeras: 3,
    totalMaleChimeras: 5,
    totalChimeras: 8,
    numberOfMalesWith0To39PercentChimerism: 1,
    numberOfMalesWith40To79PercentChimerism: 2,
    numberOfMalesWith80To99PercentChimerism: 0,
    numberOfMalesWith100PercentChimerism: 4,
    testCrossStrainName: 'C57BL/6J',
    dateChimerasMated: '2018-05-20',
    numberOfChimeraMatingsAttempted: 11,
    numberOfChimeraMatingsSuccessful: 12,
    numberOfChimerasWithGltFromCct: 13,
    numberOfChimerasWithGltFromGenotyping: 14,
    numberOfChimerasWith0To9PercentGlt: 15,
    numberOfChimerasWith10To49PercentGlt: 16,
    numberOfChimerasWith50To99PercentGlt: 17,
    numberOfChimerasWith100PercentGlt: 18,
    totalF1MiceFromMatings: 51,
    numberOfCctOffspring: 52,
    cassetteTransmissionVerified: '2018-08-08',
    numberOfHetOffspring: 53,
    numberOfLiveGltOffspring: 54,
  });
});

test('modifications of alleles and a breeding, with what they start from', async () => {
  expect(await plan('PIN:0000000104')).toMatchObject({
    esCellAlleleModificationAttempt: {
      imitsMouseAlleleModId: 7704,
      imitsTargRepAlleleId: 651,
      modificationExternalRef: 'HAR-MOD-1',
      numberOfCreMatingsSuccessful: 2,
      tatCre: true,
      deleterStrainName: 'B6N.Cg-Tg(Sox2-cre)1Amc/J',
    },
    esCellAlleleModificationStartingPoint: {
      outcomeTpo: 'TPO:000000000203',
      productionPlanPin: 'PIN:0000000103',
    },
  });
  expect(await plan('PIN:0000000105')).toMatchObject({
    crisprAlleleModificationAttempt: {
      modificationExternalRef: 'JAX-MOD-2',
      numberOfCreMatingsSuccessful: 3,
    },
    crisprAlleleModificationStartingPoint: {
      outcomeTpo: 'TPO:000000000201',
      productionPlanPin: 'PIN:0000000101',
    },
  });
  expect(await plan('PIN:0000000110')).toMatchObject({
    breedingAttempt: {
      numberOfCreMatingsStarted: 5,
      numberOfCreMatingsSuccessful: 4,
      creExcesion: true,
      tatCre: false,
      deleterStrainName: 'B6N.Cg-Tg(Sox2-cre)1Amc/J',
    },
  });
});
