import type { EsCellDetails, Project, ProjectUpdate } from 'shared/contract';

/** The values of the project form, flat and as their controls have them: an empty text is no value, and so is null for a number. */
export interface ProjectValues {
  privacyName: string;
  recovery: boolean;
  comment: string;
  completionNote: string;
  completionComment: string;
  numberOfEsCellsReceived: number | null;
  esCellsReceivedFromName: string;
  esCellsReceivedOn: string;
  numberOfEsCellsStartingQc: number | null;
  numberOfEsCellsPassingQc: number | null;
  esCellQcComment: string;
}

export type ProjectField = keyof ProjectValues;

/** Text as its control has it. */
const text = (value: string | null | undefined) => value ?? '';

export function valuesOf(project: Project): ProjectValues {
  const esCells = project.esCellDetails;
  return {
    privacyName: project.privacyName,
    recovery: project.recovery ?? false,
    comment: text(project.comment),
    completionNote: text(project.completionNote),
    completionComment: text(project.completionComment),
    numberOfEsCellsReceived: esCells?.numberOfEsCellsReceived ?? null,
    esCellsReceivedFromName: text(esCells?.esCellsReceivedFromName),
    esCellsReceivedOn: text(esCells?.esCellsReceivedOn),
    numberOfEsCellsStartingQc: esCells?.numberOfEsCellsStartingQc ?? null,
    numberOfEsCellsPassingQc: esCells?.numberOfEsCellsPassingQc ?? null,
    esCellQcComment: text(esCells?.esCellQcComment),
  };
}

/**
 * The change to send. ES cell details go along only where they are shown: without them the server leaves them as they
 * are. What nobody touched goes back exactly as it came.
 */
export function updateOf(
  values: ProjectValues,
  project: Project,
  { hasEsCellDetails }: { hasEsCellDetails: boolean },
): ProjectUpdate {
  return {
    tpn: project.tpn,
    privacyName: values.privacyName,
    recovery: values.recovery === (project.recovery ?? false) ? project.recovery : values.recovery,
    esCellQcOnly: project.esCellQcOnly,
    comment: textToSend(values.comment, project.comment),
    completionNote: textToSend(values.completionNote, project.completionNote),
    completionComment: textToSend(values.completionComment, project.completionComment),
    ...(hasEsCellDetails && { esCellDetails: esCellDetailsOf(values, project.esCellDetails) }),
  };
}

function esCellDetailsOf(values: ProjectValues, stored: EsCellDetails | undefined): EsCellDetails {
  return {
    numberOfEsCellsReceived: values.numberOfEsCellsReceived,
    esCellsReceivedFromName: textToSend(values.esCellsReceivedFromName, stored?.esCellsReceivedFromName),
    esCellsReceivedOn: textToSend(values.esCellsReceivedOn, stored?.esCellsReceivedOn),
    numberOfEsCellsStartingQc: values.numberOfEsCellsStartingQc,
    numberOfEsCellsPassingQc: values.numberOfEsCellsPassingQc,
    esCellQcComment: textToSend(values.esCellQcComment, stored?.esCellQcComment),
  };
}

/** An emptied control means no value: the server would look for something whose name is empty (api-1 §11.4). */
function textToSend(value: string, stored: string | null | undefined): string | null {
  if (value === text(stored)) return stored ?? null;
  return value.trim() === '' ? null : value;
}
