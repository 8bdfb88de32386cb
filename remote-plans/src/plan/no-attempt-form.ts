import type { AttemptForm } from './form/plan-section.ts';

/** For plans whose attempt is not shown, such as those for breeding (ui-screens 10.3). */
export const noAttemptForm: AttemptForm<Record<string, never>> = {
  sections: [],
  valuesOf: () => ({}),
  inputOf: () => ({}),
};
