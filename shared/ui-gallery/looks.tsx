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
  icons,
  Lines,
  Link,
  List,
  ListItem,
  RestrictedIcon,
  Row,
  StatusBadge,
  SuperscriptSymbol,
  Text,
  Timeline,
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
            <Link key="project" to="/gallery" isId>
              TPN:000000042
            </Link>,
            <ExternalLink key="gene" href="https://www.informatics.jax.org/marker/MGI:1341850">
              MGI:1341850
            </ExternalLink>,
            <SuperscriptSymbol key="allele" symbol="Otog<em1(IMPC)J>" />,
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

const STAMPS = [
  { title: 'Inspect - Conflict', date: '2020-05-13' },
  { title: 'Assigned', date: '2020-06-02' },
];
const MANY_STATUSES = [
  'Plan Created',
  'Attempt In Progress',
  'Embryos Obtained',
  'Founder Obtained',
  'Genotype In Progress',
  'Genotype Confirmed',
];

export function Timelines() {
  const many = MANY_STATUSES.map((status, month) => ({
    title: <StatusBadge status={status} />,
    date: `2021-0${month + 1}-15`,
  }));
  return (
    <Section title="Timelines" about="Across where there is room, downwards on telephones.">
      <Example name="Two">
        <Timeline label="Assignment Status Stamps" items={STAMPS} />
      </Example>
      <Example name="Many">
        <Timeline label="Plan Status History" items={many} />
      </Example>
    </Section>
  );
}

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
