import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Heading } from './primitives.tsx';

export interface CardProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the end of the title's line. */
  actions?: ReactNode;
  /** Level of the heading; 2 unless the card stands inside another. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

const Surface = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'sm',
    p: { base: '4', md: '5' },
    minW: '0',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    mb: '4',
  },
});

const Lead = chakra('p', { base: { color: 'fg.muted', mt: '1', maxW: 'prose' } });

/** A titled section of a screen, announced by its title. */
export function Card({ title, description, actions, level = 2, children }: CardProps) {
  const headingId = useId();
  return (
    <Surface aria-labelledby={headingId}>
      <Head>
        <div>
          <Heading as={`h${level}`} id={headingId} size="md">
            {title}
          </Heading>
          {description && <Lead>{description}</Lead>}
        </div>
        {actions}
      </Head>
      {children}
    </Surface>
  );
}
