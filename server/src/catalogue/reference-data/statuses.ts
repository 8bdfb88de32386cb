/**
 * The statuses that all processes share (api-2 section 11.1, api-1 section 7.1).
 *
 * The ordering ranks progress: a summary takes the highest that is not an abortion. Where the reference
 * gives no number, the one here satisfies its constraints: a later step of a machine is higher; early adult
 * statuses from Rederivation Started on lie between 151000 and 257000 and from Phenotyping Started on are at
 * least 253000; late adult ones lie between 301000 and 305000 from Phenotyping Started to Finished and
 * below 301000 before.
 */
export interface StatusDefinition {
  readonly name: string;
  readonly ordering: number;
  readonly isAbortion: boolean;
}

/** A stage machine with its own prefix: registered, then the five steps from `start` on. */
function prefixedStage(
  prefix: string,
  registered: number,
  orderings: readonly [started: number, sent: number, processed: number, finished: number, aborted: number],
): StatusDefinition[] {
  const [started, sent, processed, finished, aborted] = orderings;
  return [
    step(`${prefix} Phenotyping Registered`, registered),
    step(`${prefix} Phenotyping Started`, started),
    step(`${prefix} Phenotyping All Data Sent`, sent),
    step(`${prefix} Phenotyping All Data Processed`, processed),
    step(`${prefix} Phenotyping Finished`, finished),
    abortion(`${prefix} Phenotype Production Aborted`, aborted),
  ];
}

function step(name: string, ordering: number): StatusDefinition {
  return { name, ordering, isAbortion: false };
}

function abortion(name: string, ordering: number): StatusDefinition {
  return { name, ordering, isAbortion: true };
}

export const STATUSES: readonly StatusDefinition[] = [
  step('Inactive', 0),
  step('Plan Created', 1000),
  abortion('Plan Abandoned', 2000),
  step('Attempt In Progress', 11000),
  step('Embryos Obtained', 12000),
  step('Chimeras/Founder Obtained', 12500),
  step('Founder Obtained', 13000),
  abortion('Attempt Aborted', 14000),
  step('Specimen Group In Progress', 22000),
  abortion('Specimen Group Aborted', 23000),
  step('Genotype In Progress', 32000),
  step('Genotype Not Confirmed', 33000),
  // A living colony counts for more than one that is extinct.
  step('Genotype Extinct', 33500),
  step('Genotype Confirmed', 34000),
  abortion('Colony Aborted', 36000),
  step('Breeding Started', 61000),
  step('Breeding Complete', 62000),
  abortion('Breeding Aborted', 63000),
  step('Mouse Allele Modification Registered', 71000),
  step('Rederivation For Modification Started', 71300),
  step('Rederivation For Modification Complete', 71600),
  step('Cre Excision Started', 72000),
  step('Cre Excision Complete', 73000),
  step('Mouse Allele Modification Genotype Confirmed', 73500),
  abortion('Mouse Allele Modification Aborted', 74000),
  abortion('Phenotyping Plan Aborted', 110000),
  step('Phenotyping Registered', 120000),
  step('Rederivation Started', 251000),
  step('Rederivation Complete', 252000),
  step('Phenotyping Started', 253000),
  step('Phenotyping All Data Sent', 255000),
  step('Phenotyping All Data Processed', 256000),
  step('Phenotyping Finished', 257000),
  abortion('Phenotype Production Aborted', 258000),
  ...prefixedStage('Haplo-Essential', 121000, [263000, 265000, 266000, 267000, 268000]),
  ...prefixedStage('Embryo', 122000, [273000, 275000, 276000, 277000, 278000]),
  step('Late Adult Rederivation Started', 299000),
  step('Late Adult Rederivation Complete', 300000),
  ...prefixedStage('Late Adult', 130000, [301000, 303000, 304000, 305000, 306000]),
];
