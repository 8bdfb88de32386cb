import { screen } from '@testing-library/react';
import { aPerson, renderInShell } from 'shared/testing';
import { openSections } from '../../testing/index.ts';
import remote from '../../remote.tsx';
import { serveStages, type StoredStages } from './stage-server.ts';
import { CREATION_ADDRESS, STAGE_ADDRESS } from './stages.ts';

/** Lists that the screens of stages offer choices of. */
export const LISTS = {
  workUnits: ['JAX', 'BCM'],
  materialTypes: ['Fixed Tissue', 'Paraffin-embedded Sections'],
  phenotypingStagesTypesByAttemptTypes: {
    'adult and embryo phenotyping': ['early adult and embryo', 'late adult'],
    'haplo-essential phenotyping': ['haplo-essential', 'embryo'],
  },
};

/** Opens a screen of stages as a member of JAX. */
export function openStages(route: string, stored: StoredStages = {}) {
  const tracker = serveStages(stored);
  return { ...renderInShell(remote.routes, { route, session: aPerson(), configuration: LISTS }), tracker };
}

/** Opens the stage as somebody who may change it, and waits for its form; all its sections are open. */
export async function openStageForm(stored: StoredStages = {}) {
  const opened = openStages(STAGE_ADDRESS, stored);
  await screen.findByRole('form', { name: 'Phenotyping stage' });
  await openSections(opened);
  return opened;
}

/** Opens the stage as somebody who may only read it, and waits for it. */
export async function openStageFacts(stored: StoredStages = {}) {
  const opened = openStages(STAGE_ADDRESS, { ...stored, mayUpdate: false });
  await screen.findByRole('heading', { name: 'Phenotyping Stage Status History' });
  await openSections(opened);
  return opened;
}

/** Opens the creation of a stage, and waits for its form. */
export async function openStageCreation(stored: StoredStages = {}) {
  const opened = openStages(CREATION_ADDRESS, stored);
  await screen.findByRole('form', { name: 'Phenotyping stage' });
  return opened;
}
