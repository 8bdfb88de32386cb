import { BeingBuilt } from 'shared/domain';
import { defineRemote } from 'shared/remote';

const profile = <BeingBuilt title="Edit your profile">The profile page is being built.</BeingBuilt>;
const administration = <BeingBuilt title="Admin">The administration of users is being built.</BeingBuilt>;

/** A person's own profile, and the administration (spec part 2). */
export default defineRemote({
  routes: [
    { path: '/edit_profile', element: profile },
    { path: '/admin', element: administration },
    { path: '/admin/register-user', element: administration },
    { path: '/admin/update-user/:email', element: administration },
  ],
});
