/** Labels of a plan's own fields (ui-screens 9 and 10). */
export const PLAN_LABELS = {
  typeName: 'Plan Type',
  attemptTypeName: 'Attempt Type',
  workUnitName: 'Work Unit',
  workGroupName: 'Work Group',
  funderNames: 'Funders',
  comment: 'Comment',
};
