import type { RegistryEntry } from 'shared/remote';

/** Shared modules that are not in the shell's first file; what a remote needs on demand only is not requested ahead. */
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

/** Requests the shared modules that a remote uses while its own code is on its way. */
export function requestModules({ modules = USUAL }: RegistryEntry): void {
  for (const name of modules) {
    // Where that fails, the remote requests the module again and reports it.
    MODULES.get(name)?.().catch(() => undefined);
  }
}
