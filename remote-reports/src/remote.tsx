import { BeingBuilt } from 'shared/domain';
import { defineRemote } from 'shared/remote';

const screen = <BeingBuilt title="Reports">Reports are being built.</BeingBuilt>;

/** The reports area (spec part 1 §2). */
export default defineRemote({ routes: [{ path: '/reports', element: screen }] });
