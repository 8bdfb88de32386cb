import type { Project } from 'shared/contract';
import { CheckIcon, IconHint, RestrictedIcon } from 'shared/ui';
import { isRestrictedVersion } from './restricted-version.ts';

/** Says by pointer and by keyboard that a project is seen in its restricted version only (spec part 1 §2). */
export function RestrictedMark() {
  return (
    <IconHint
      icon={<RestrictedIcon size={18} />}
      text="You are seeing a restricted version of this project."
    />
  );
}

/** Whether a project is shown whole or in its restricted version (spec part 1 §2, search page). */
export function AccessStatus({ project }: { project: Project }) {
  if (isRestrictedVersion(project)) return <RestrictedMark />;
  return <CheckIcon size={18} label="You are seeing the whole project." />;
}
