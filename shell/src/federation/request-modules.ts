/** Shared modules that are not in the shell's first file. */
const MODULES = new Map<string, () => Promise<unknown>>([
  ['shared/ui-forms', () => import('shared/ui-forms')],
  ['shared/ui-overlays', () => import('shared/ui-overlays')],
  ['shared/edit-form', () => import('shared/edit-form')],
  ['shared/gene-drawing', () => import('shared/gene-drawing')],
  ['shared/history', () => import('shared/history')],
  ['shared/bulk', () => import('shared/bulk')],
]);
/** What a remote is taken to use whose release does not say. */
const USUAL = ['shared/ui-forms', 'shared/ui-overlays'];

/** Requests the shared modules that code of a remote imports, while that code is on its way. */
export function requestModules(modules: readonly string[] = USUAL): void {
  for (const name of modules) {
    // Where that fails, the remote requests the module again and reports it.
    MODULES.get(name)?.().catch(() => undefined);
  }
}
