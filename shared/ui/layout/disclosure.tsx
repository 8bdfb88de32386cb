import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { onTouch } from '../theme/media.ts';

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

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    px: '2',
    py: '1',
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle', transition: 'transform 120ms' },
    '&[aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
    [onTouch]: { minH: '11' },
  },
});

const Title = chakra('span', { base: { flex: '1', minW: '0' } });
const Body = chakra('div', { base: { px: '2', pt: '1', pb: '3' } });

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
