import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './disclosure.styles.ts';

interface DisclosureBase {
  /** Something small at the end of the title's line, such as a count. */
  aside?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

interface SectionDisclosure extends DisclosureBase {
  title: ReactNode;
  /** Level of the heading that contains the title. */
  level?: 2 | 3 | 4;
  summary?: undefined;
}

interface FoldDisclosure extends DisclosureBase {
  /** The text of the button, where a heading would be too much, such as in the cell of a table. */
  summary: ReactNode;
  title?: undefined;
  level?: undefined;
}

/** A section with a heading that opens, or something folded away behind a button. */
export type DisclosureProps = SectionDisclosure | FoldDisclosure;

const Trigger = styled('button', looks.trigger);

const Title = styled('span', looks.title);
const Body = styled('div', looks.body);

/** Something that the reader opens. What is collapsed is not rendered. */
export function Disclosure({
  title,
  summary,
  aside,
  defaultOpen = false,
  level = 3,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const bodyId = useId();
  const Level = `h${level}` as const;
  const trigger = (
    <Trigger
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      <ChevronDownIcon />
      <Title>{title ?? summary}</Title>
      {aside}
    </Trigger>
  );
  return (
    <div>
      {title === undefined ? trigger : <Level>{trigger}</Level>}
      {isOpen && <Body id={bodyId}>{children}</Body>}
    </div>
  );
}
