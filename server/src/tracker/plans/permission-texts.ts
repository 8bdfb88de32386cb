/** The texts of refusals about plans and their parts (api-2 §2). */

export const planTexts = {
  read: (pin: string) => `You do not have permission to read the plan ${pin}.`,
  update: (pin: string) => `You do not have permission to update the plan ${pin}.`,
  updateInProgress:
    'To do this you need permission to update all plans that are in progress. One of them is not yours to read.',
  createProduction: (tpn: string) =>
    `You do not have permission to create the plan. You do not have permission to update the project ${tpn}.`,
  createPhenotyping: (tpn: string, assignmentStatusName: string | null) =>
    'You do not have permission to create the plan. You do not have permission to edit the project ' +
    `[tpn=${tpn},assignmentStatus=${assignmentStatusName ?? 'Not defined'}].`,
  needsProductionPlan:
    'You do not have permission to create the plan. At least one production plan is required.',
} as const;

export const outcomeTexts = {
  read: (tpo: string, pin: string) =>
    `You do not have permission to read the outcome ${tpo}. The outcome is linked to the plan ${pin} and you do not have permission to read it.`,
  create: (pin: string) => `You do not have permission to create the outcome. ${needsPlan(pin)}`,
  update: (tpo: string, pin: string) =>
    `You do not have permission to update the outcome ${tpo}. ${needsPlan(pin)}`,
} as const;

/** Plans that the caller may not read are not named. */
export const mutationTexts = {
  read: (min: string) =>
    `You do not have permission to read the mutation ${min}. It is linked to a plan that you do not have permission to read.`,
  create: (pin: string) => `You do not have permission to create the mutation. ${needsPlan(pin)}`,
  update: (pin: string) => `To update this mutation you need permission to update the plan ${pin}.`,
  updateEverywhere:
    'To update this mutation you need permission to update all plans that carry it. One of them is not yours to read. ' +
    'Who may update the plan that the mutation belongs to can take it back.',
  link: (min: string) =>
    `You do not have permission to link the mutation ${min}. To link it you need permission to update it.`,
  takeBack: (min: string) =>
    `You do not have permission to take the mutation ${min} back. You need permission to update the plan that it belongs to.`,
} as const;

export const stageTexts = {
  create: (pin: string) => `You do not have permission to create the phenotyping stage. ${needsPlan(pin)}`,
  update: (psn: string, pin: string) =>
    `You do not have permission to update the phenotyping stage ${psn}. ${needsPlan(pin)}`,
} as const;

function needsPlan(pin: string): string {
  return `To execute this action you need permission to edit the plan ${pin}.`;
}
