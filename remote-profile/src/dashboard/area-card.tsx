import { ChevronRightIcon, Heading, Link, Row, Text } from 'shared/ui';
import { card } from './area-card.styles.ts';

export interface AreaCardProps {
  to: string;
  title: string;
  /** What can be done there. */
  text: string;
}

/** One part of the admin area. The whole card takes the press; screen readers meet one link. */
export function AreaCard({ to, title, text }: AreaCardProps) {
  return (
    <div className={card}>
      <Row justifyContent="space-between" flexWrap="nowrap">
        <Heading as="h2" size="md">
          <Link to={to}>{title}</Link>
        </Heading>
        <ChevronRightIcon />
      </Row>
      <Text tone="muted" mt="1">
        {text}
      </Text>
    </div>
  );
}
