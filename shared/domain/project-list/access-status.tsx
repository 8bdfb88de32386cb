import type { Project } from 'shared/contract';
import { ACCESS_TEXTS, isRestrictedVersion } from 'shared/project-table';
import { IconHint, mark, RestrictedIcon } from 'shared/ui';

/** Says by pointer and by keyboard that a project is seen in its restricted version only (spec part 1 §2). */
export function RestrictedMark() {
  return <IconHint icon={<RestrictedIcon size={18} />} text={ACCESS_TEXTS.restricted} />;
}

const WHOLE = mark({ name: 'check', label: ACCESS_TEXTS.whole });

/** Whether a project is shown whole or in its restricted version (spec part 1 §2, search page). */
export function accessStatus(project: Project) {
  return isRestrictedVersion(project) ? <RestrictedMark /> : WHOLE;
}

/** For remotes that were released before. */
export function AccessStatus({ project }: { project: Project }) {
  return accessStatus(project);
}
