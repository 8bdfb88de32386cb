/** Labels of the fields (ui-screens 7.1 and 7.3). */
export const PROJECT_LABELS = {
  privacyName: 'Privacy',
  recovery: 'Recovery',
  comment: 'Comment',
  completionNote: 'Completion Note',
  completionComment: 'Completion Comment',
  numberOfEsCellsReceived: 'Number Of ES Cells Received',
  esCellsReceivedFromName: 'ES Cell Received From',
  esCellsReceivedOn: 'ES Cells Received On',
  numberOfEsCellsStartingQc: 'Number Of ES Cells Starting QC',
  numberOfEsCellsPassingQc: 'Number Of ES Cells Passing QC',
  esCellQcComment: 'ES Cell QC Comment',
};

/** Title of the fields about ES cells. */
export const ES_CELL_DETAILS = 'ES Cell Details';
