import { LONGEST_RELEASE, OwnReleases, Released, ReleasePath, ReleaseUpload } from 'shared/contract';
import { openSiteNames } from './site-names.ts';
import { EscalationError } from '../../platform/http/errors/errors.ts';
import type { IdentityRoutes } from '../context.ts';
import { signedIn } from '../permissions/caller.ts';
import { chapter } from '../route-options.ts';
import { signedInPerson } from '../sessions/caller.ts';
import { mayRelease, releasedBy } from './may-release.ts';
import { receiveRelease } from './receive-release.ts';

const { watched } = chapter('Releases');

/** Releases of teams that write neither the folder nor the bucket of the site. Ours. */
export const releaseRoutes: IdentityRoutes = (app, { settings }) => {
  app.get(
    '/api/releases/own',
    watched({
      summary: 'List the apps that the caller may release',
      description:
        'Administrators, and people whom the setting RELEASE_OWNERS names. A token for each can be made.',
      response: { 200: OwnReleases },
    }),
    async (request) => {
      const person = signedInPerson(request);
      const names = await openSiteNames(settings);
      return names.filter((name) => mayRelease(settings, person, name));
    },
  );

  app.post(
    '/api/releases/:name',
    {
      bodyLimit: LONGEST_RELEASE,
      ...watched(
        {
          summary: 'Release a build of an app',
          description:
            'With a personal access token that was made for releasing it. Signature, contract, shared modules, sizes and version are checked; ' +
            'the browser and unit tests are those of the sender (`npm run release -- NAME --to ADDRESS`).',
          params: ReleasePath,
          body: ReleaseUpload,
          response: { 200: Released },
        },
        { releases: true },
      ),
    },
    (request) => {
      const { credential, params } = request;
      const caller = signedIn(request.caller);
      const { name } = params;
      const allowed = credential.kind === 'personal token' ? releasedBy(credential.scope) : undefined;
      if (allowed !== name || !mayRelease(settings, caller, name))
        throw new EscalationError(
          403,
          `A release of ${name} needs a personal access token that was made for it by somebody who answers for it.`,
        );
      return receiveRelease(settings, request.body, { name, email: caller.email });
    },
  );
};
