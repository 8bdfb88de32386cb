/** The dialog of a view is a file of its own, for the page of views and for the list. */
export const loadViewDialog = async () => (await import('./view-dialog.tsx')).ViewDialog;
