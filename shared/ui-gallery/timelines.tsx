import { StatusBadge, Timeline } from 'shared/ui';
import { Example, Section } from './section.tsx';

const STAMPS = [
  { title: 'Inspect - Conflict', date: '2020-05-13' },
  { title: 'Assigned', date: '2020-06-02' },
];
const STATUSES = [
  'Plan Created',
  'Attempt In Progress',
  'Embryos Obtained',
  'Founder Obtained',
  'Genotype In Progress',
  'Genotype Confirmed',
];

export function Timelines() {
  const many = STATUSES.map((status, month) => ({
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
