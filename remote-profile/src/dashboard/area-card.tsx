import { Box, ChevronRightIcon, Heading, Link, Row, Text } from 'shared/ui';

export interface AreaCardProps {
  to: string;
  title: string;
  /** What can be done there. */
  text: string;
}

/** One part of the admin area. The whole card takes the press; screen readers meet one link. */
export function AreaCard({ to, title, text }: AreaCardProps) {
  return (
    <Box
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="sm"
      p={{ base: '4', md: '5' }}
      _hover={{ borderColor: 'accent.border', boxShadow: 'md' }}
      css={{ '& a::after': { content: '""', position: 'absolute', inset: '0' } }}
    >
      <Row justifyContent="space-between" flexWrap="nowrap">
        <Heading as="h2" size="md">
          <Link to={to}>{title}</Link>
        </Heading>
        <ChevronRightIcon />
      </Row>
      <Text tone="muted" mt="1">
        {text}
      </Text>
    </Box>
  );
}
