import {
  Badge,
  Box,
  Code,
  ExternalLink,
  formatCount,
  formatDate,
  formatDateTime,
  Grid,
  Heading,
  IconHint,
  Lines,
  Link,
  List,
  ListItem,
  RestrictedIcon,
  StatusBadge,
  SuperscriptSymbol,
  Text,
} from 'shared/ui';
import { Example, Section, States } from './section.tsx';

const COLOURS = [
  ['Page', 'bg', 'fg'],
  ['Panel', 'bg.panel', 'fg'],
  ['Muted', 'bg.muted', 'fg.muted'],
  ['Accent', 'accent.solid', 'accent.contrast'],
  ['Accent, quiet', 'accent.subtle', 'accent.fg'],
  ['Success', 'success.subtle', 'success.fg'],
  ['Progress', 'progress.subtle', 'progress.fg'],
  ['Warning', 'warning.subtle', 'warning.fg'],
  ['Danger', 'danger.subtle', 'danger.fg'],
  ['Info', 'info.subtle', 'info.fg'],
] as const;

const STATUSES = [
  'Genotype Confirmed',
  'Attempt In Progress',
  'Inspect - Conflict',
  'Attempt Aborted',
  'Plan Created',
  'Inactive',
];

export function Colours() {
  return (
    <Section title="Colours" about="One accent; status colours always come with a shape and with words.">
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="3">
        {COLOURS.map(([name, bg, color]) => (
          <Box
            key={name}
            bg={bg}
            color={color}
            borderWidth="1px"
            borderRadius="md"
            px="3"
            py="4"
            fontSize="sm"
          >
            {name}
          </Box>
        ))}
      </Grid>
    </Section>
  );
}

export function Typography() {
  return (
    <Section title="Text">
      <Example name="Headings">
        <Heading as="h3" size="xl">
          Rb1cc1 deletion project
        </Heading>
        <Heading as="h3" size="lg">
          Production plans
        </Heading>
        <Heading as="h3" size="md">
          Genotype primers
        </Heading>
        <Heading as="h3" size="sm">
          Founder details
        </Heading>
      </Example>
      <Example name="Paragraphs">
        <Text>Project summary statuses show the most advanced status of all plans.</Text>
        <Text tone="muted">Group guide concentration applies to all guides.</Text>
        <Text size="sm" tone="subtle">
          Last change by the work unit
        </Text>
      </Example>
      <Example name="List and code">
        <List>
          <ListItem>
            Guide <Code>GGCATCTTGGAAGACATGGT</Code>
          </ListItem>
          <ListItem>Two primers</ListItem>
        </List>
      </Example>
      <Example name="Links, ids, allele symbols, dates, counts">
        <Lines
          items={[
            <Link to="/gallery" isId>
              TPN:000000042
            </Link>,
            <ExternalLink href="https://www.informatics.jax.org/marker/MGI:1341850">
              MGI:1341850
            </ExternalLink>,
            <SuperscriptSymbol symbol="Otog<em1(IMPC)J>" />,
            `${formatDate('2019-03-14')} · ${formatDateTime('2019-02-26T00:00:00Z')}`,
            `${formatCount(4321)} genes`,
          ]}
        />
      </Example>
    </Section>
  );
}

export function Statuses() {
  return (
    <Section title="Statuses and labels">
      <States name="Status badges">
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </States>
      <States name="Labels">
        <Badge>neutral</Badge>
        <Badge tone="accent">accent</Badge>
        <Badge tone="success">3 plans</Badge>
      </States>
      <States name="Picture with a hint">
        <IconHint icon={<RestrictedIcon />} text="You are seeing a restricted version of this project." />
      </States>
    </Section>
  );
}
