import { useEffect, useRef, useState } from 'react';
import { Box } from 'shared/ui';
import { goToSection, sectionAnchor, type FormSection } from './form-section.ts';
import { nav } from './sections.styles.ts';
import { useChangedSections } from '../changes/form-changes.tsx';

/** What the navigation says of a section. */
export type NavSection = Pick<FormSection, 'id' | 'title'>;

/** The sections of a long page, to go to each (PP-73). The one that is being read is marked. */
export function SectionNav({ sections }: { sections: readonly NavSection[] }) {
  return <NavList sections={sections} changed={NONE} />;
}

/** The same inside a form: sections with unsaved changes are marked too. */
export function FormSectionNav({ sections }: { sections: readonly NavSection[] }) {
  return <NavList sections={sections} changed={useChangedSections(sections).map(({ id }) => id)} />;
}

/** In pixels: where the line is moved sideways, what comes before the marked section is hinted at. */
const LEFT_OF_CURRENT = 24;

const NONE: readonly string[] = [];

function NavList({ sections, changed }: { sections: readonly NavSection[]; changed: readonly string[] }) {
  const current = useSectionInView(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = list.current;
    const marked = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && marked) line.scrollLeft = marked.offsetLeft - LEFT_OF_CURRENT;
  }, [current]);
  return (
    <Box as="nav" aria-label="Sections" className={nav}>
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              data-changed={changed.includes(id) ? '' : undefined}
              aria-label={changed.includes(id) ? `${title} (changed)` : undefined}
              onClick={() => goToSection(id)}
            >
              {title}
            </button>
          </li>
        ))}
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
