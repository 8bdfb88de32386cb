import { useEffect, useRef, useState } from 'react';
import { Box } from 'shared/ui';
import { goToSection, sectionAnchor, type FormSection } from './form-section.ts';
import { FieldFinder } from './finder/field-finder.tsx';
import { FoldAllItem } from './folding/folding.tsx';
import { nav } from './sections.styles.ts';
import { useChangedSections, useErroneousMembers } from '../changes/form-changes.tsx';

/** What the navigation says of a section. */
export type NavSection = Pick<FormSection, 'id' | 'title'>;

/** The sections of a long page, to go to each (PP-73). The one that is being read is marked. */
export function SectionNav({ sections }: { sections: readonly NavSection[] }) {
  return <NavList sections={sections} changed={NONE} erroneous={NONE} />;
}

/** The same inside a form: sections with unsaved changes, and with fields that are not valid, are marked too. */
export function FormSectionNav({ sections }: { sections: readonly NavSection[] }) {
  const changed = useChangedSections(sections).map(({ id }) => id);
  return (
    <>
      <Box display={{ base: 'none', lg: 'block' }} mb="3">
        <FieldFinder />
      </Box>
      <NavList sections={sections} changed={changed} erroneous={useErroneousMembers()} />
    </>
  );
}

/** In pixels: where the line is moved sideways, what comes before the marked section is hinted at. */
const LEFT_OF_CURRENT = 24;

const NONE: readonly string[] = [];

interface NavListProps {
  sections: readonly NavSection[];
  changed: readonly string[];
  erroneous: readonly string[];
}

function NavList({ sections, changed, erroneous }: NavListProps) {
  const current = useSectionInView(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = list.current;
    const marked = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && marked) line.scrollLeft = marked.offsetLeft - LEFT_OF_CURRENT;
  }, [current]);
  const markOf = (id: string) =>
    erroneous.includes(id) ? 'errors' : changed.includes(id) ? 'changed' : undefined;
  return (
    <Box as="nav" aria-label="Sections" className={nav}>
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              data-mark={markOf(id)}
              aria-label={markOf(id) && `${title} (${markOf(id)})`}
              onClick={() => goToSection(id)}
            >
              {title}
            </button>
          </li>
        ))}
        <FoldAllItem />
      </ul>
    </Box>
  );
}

/** The upper part of the window, below what stays at its top and the line of sections: what is there is being read. */
const READING_AREA = '-165px 0px -55% 0px';

/** The first section that reaches into the reading area. */
function useSectionInView(sections: readonly NavSection[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setInView(sections.find(({ id }) => visible.has(sectionAnchor(id)))?.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const { id } of sections) {
      const element = document.getElementById(sectionAnchor(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return inView;
}
