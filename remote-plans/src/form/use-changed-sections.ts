import { useChangedMembers } from './form-changes.tsx';
import type { FormSection } from './form-section.ts';

/** The sections that the person has changed, in the order of the page. It does not render its component on every key. */
export function useChangedSections<Section extends Pick<FormSection, 'id'>>(
  sections: readonly Section[],
): Section[] {
  const changed = useChangedMembers();
  return sections.filter(({ id }) => changed.includes(id));
}
