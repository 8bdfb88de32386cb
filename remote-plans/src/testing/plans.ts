import type { CrisprAttempt, EsCellAttempt, Plan, StartingPoint } from 'shared/contract';

export const TPN = 'TPN:000000042';
export const PIN = 'PIN:0000000001';

const link = (path: string) => ({ href: `http://tracker.example/api${path}` });

/** A production plan of JAX that was just created and has no attempt yet, with whatever a test wants otherwise. */
export function aPlan(more: Partial<Plan> = {}): Plan {
  const pin = more.pin ?? PIN;
  const tpn = more.tpn ?? TPN;
  const created = [{ statusName: 'Plan Created', date: '2031-03-01T09:00:00.1' }];
  return {
    pin,
    tpn,
    typeName: 'production',
    attemptTypeName: 'crispr',
    funderNames: ['KOMP'],
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    comment: 'First of its kind',
    statusName: 'Plan Created',
    statusDates: created,
    summaryStatusName: 'Plan Created',
    summaryStatusDates: created,
    statusTransition: {
      currentStatus: 'Plan Created',
      transitions: [
        {
          action: 'abandonWhenCreated',
          description: 'Abandon a plan that has been created',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: 'Plan Abandoned',
        },
      ],
      actionToExecute: null,
    },
    _links: { self: link(`/plans/${pin}`), project: link(`/projects/${tpn}`) },
    ...more,
  };
}

/** A crispr plan at work, with one row in each table; it may be aborted. */
export function aCrisprPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({ crisprAttempt: aCrisprAttempt(), ...atWork('Attempt In Progress'), ...more });
}

/** An es cell plan at work. */
export function anEsCellPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({
    attemptTypeName: 'es cell',
    esCellAttempt: anEsCellAttempt(),
    ...atWork('Attempt In Progress'),
    ...more,
  });
}

/** A plan that modifies the allele of a colony, made of ES cells or with CRISPR. */
export function anAlleleModificationPlan(kind: 'es cell' | 'crispr', more: Partial<Plan> = {}): Plan {
  const excision = {
    modificationExternalRef: 'MOD-7',
    numberOfCreMatingsSuccessful: 3,
    tatCre: false,
    deleterStrainName: 'C57BL/6N-Tg(Cre)',
  };
  const parts =
    kind === 'es cell'
      ? {
          esCellAlleleModificationAttempt: {
            ...excision,
            imitsMouseAlleleModId: 812,
            imitsTargRepAlleleId: 977,
          },
          esCellAlleleModificationStartingPoint: aStartingPoint(),
        }
      : {
          crisprAlleleModificationAttempt: excision,
          crisprAlleleModificationStartingPoint: aStartingPoint(),
        };
  const status = atWork('Mouse Allele Modification Registered', 'Mouse Allele Modification Aborted');
  return aPlan({ attemptTypeName: `${kind} allele modification`, ...parts, ...status, ...more });
}

/** A phenotyping plan with its attempt recorded, starting from a colony. */
export function aPhenotypingPlan(more: Partial<Plan> = {}): Plan {
  return aPlan({
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    phenotypingStartingPoint: aStartingPoint(),
    phenotypingAttemptResponse: {
      doNotCountTowardsCompleteness: false,
      phenotypingExternalRef: 'JR31234',
      phenotypingBackgroundStrainName: 'C57BL/6N',
      cohortProductionWorkUnitName: 'JAX',
    },
    ...more,
  });
}

/** The colony of another plan. */
export function aStartingPoint(more: Partial<StartingPoint> = {}): StartingPoint {
  return {
    outcomeTpo: 'TPO:000000000009',
    productionPlanPin: 'PIN:0000000009',
    _links: {
      outcome: link('/plans/PIN:0000000009/outcomes/TPO:000000000009'),
      productionPlan: link('/plans/PIN:0000000009'),
    },
    ...more,
  };
}

/** A CRISPR attempt in which no two fields have the same value, so that none can be taken for another. */
export function aCrisprAttempt(more: Partial<CrisprAttempt> = {}): CrisprAttempt {
  return {
    miDate: '2031-02-26',
    attemptExternalRef: 'MI-77',
    experimental: false,
    comment: 'Second round',
    mutagenesisExternalRef: 'MUT-5',
    embryoTransferDay: 'Same Day',
    totalTransferred: 61,
    totalEmbryosInjected: 84,
    totalEmbryosSurvived: 72,
    embryo2Cell: '68',
    strainInjectedName: 'C57BL/6N',
    nucleases: [{ id: 501, typeName: 'Cas9', className: 'protein', concentration: 20.5 }],
    guides: [
      {
        id: 40601,
        gid: 'GID:000000040601',
        sequence: 'GACCTTGAGCGTAACTGATCAGG',
        guideSequence: 'GACCTTGAGCGTAACTGATC',
        pam: 'AGG',
        chr: 'X',
        start: 150_500,
        stop: 150_522,
        strand: '+',
        genomeBuild: 'GRCm39',
        grnaConcentration: 12.5,
        truncatedGuide: false,
        reversed: false,
        sangerService: false,
        formatName: 'sgRNA',
        sourceName: 'in-house',
      },
    ],
    mutagenesisDonors: [
      {
        id: 701,
        vectorName: 'PRPGS00001_A_A01',
        oligoSequenceFasta: '>oligo\nACGTACGT',
        concentration: 7.5,
        preparationTypeName: 'Circular',
      },
    ],
    reagents: [
      { id: 801, reagentName: 'Ligase IV', reagentDescription: 'An inhibitor', concentration: 3.25 },
    ],
    genotypePrimers: [
      {
        id: 901,
        name: 'DF1',
        sequence: 'TTGGCACCTA',
        genomicStartCoordinate: 150_100,
        genomicEndCoordinate: 150_109,
      },
    ],
    assay: {
      id: 1,
      typeName: 'PCR',
      numFounderPups: 21,
      numFounderSelectedForBreeding: 2,
      founderNumAssays: 19,
      numG0WhereMutationDetected: 9,
      numNhejG0Mutants: 4,
      numDeletionG0Mutants: 5,
      numHrG0Mutants: 1,
      numHdrG0Mutants: 3,
      numHdrG0MutantsAllDonorsInserted: 6,
      numHdrG0MutantsSubsetDonorsInserted: 7,
    },
    ...more,
  };
}

/** An attempt with ES cells in which no two fields have the same value, so that none can be taken for another. */
export function anEsCellAttempt(more: Partial<EsCellAttempt> = {}): EsCellAttempt {
  return {
    esCellName: 'EPD0141_1_A01',
    imitsMiAttemptId: 4321,
    miDate: '2031-02-25',
    attemptExternalRef: 'MI-ES-3',
    experimental: false,
    comment: 'Third round',
    blastStrainName: 'BALB/c',
    totalBlastsInjected: 101,
    totalTransferred: 102,
    numberSurrogatesReceiving: 103,
    totalPupsBorn: 104,
    totalFemaleChimeras: 105,
    totalMaleChimeras: 106,
    totalChimeras: 211,
    numberOfMalesWith0To39PercentChimerism: 107,
    numberOfMalesWith40To79PercentChimerism: 108,
    numberOfMalesWith80To99PercentChimerism: 109,
    numberOfMalesWith100PercentChimerism: 110,
    testCrossStrainName: 'C57BL/6N-Atm',
    dateChimerasMated: '2031-04-01',
    numberOfChimeraMatingsAttempted: 111,
    numberOfChimeraMatingsSuccessful: 112,
    numberOfChimerasWithGltFromCct: 113,
    numberOfChimerasWithGltFromGenotyping: 114,
    numberOfChimerasWith0To9PercentGlt: 115,
    numberOfChimerasWith10To49PercentGlt: 116,
    numberOfChimerasWith50To99PercentGlt: 117,
    numberOfChimerasWith100PercentGlt: 118,
    totalF1MiceFromMatings: 119,
    numberOfCctOffspring: 120,
    cassetteTransmissionVerified: '2031-05-02',
    numberOfHetOffspring: 121,
    numberOfLiveGltOffspring: 122,
    ...more,
  };
}

/** The statuses of a plan that has come as far as `status` and may be aborted. */
function atWork(status: string, aborted = 'Attempt Aborted'): Partial<Plan> {
  const stamps = [
    { statusName: 'Plan Created', date: '2031-03-01T09:00:00.1' },
    { statusName: status, date: '2031-03-02T10:15:30.123456' },
  ];
  return {
    statusName: status,
    statusDates: stamps,
    summaryStatusName: status,
    summaryStatusDates: stamps,
    statusTransition: {
      currentStatus: status,
      transitions: [
        {
          action: 'abort',
          description: 'Abort the attempt',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: aborted,
        },
      ],
      actionToExecute: null,
    },
  };
}
