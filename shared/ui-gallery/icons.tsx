import { Grid, icons, Row, Text } from 'shared/ui';
import { Section } from './section.tsx';

export function Icons() {
  return (
    <Section title="Icons">
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(10rem, 1fr))" gap="3">
        {Object.entries(icons).map(([name, Icon]) => (
          <Row key={name} flexWrap="nowrap">
            <Icon size={20} />
            <Text size="sm">{name.replace(/Icon$/, '')}</Text>
          </Row>
        ))}
      </Grid>
    </Section>
  );
}
