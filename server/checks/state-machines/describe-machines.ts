/** `docs/state-machines.md`, made from the tables themselves. */
import type { Machine, Transition } from '../../src/catalogue/state-machines/machine.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from '../../src/catalogue/state-machines/machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from '../../src/catalogue/state-machines/outcome-machines.ts';
import {
  ADULT_STAGE_MACHINE,
  GENERAL_STAGE_MACHINE,
} from '../../src/catalogue/state-machines/stage-machines.ts';
import { isAbortion } from '../../src/catalogue/state-machines/statuses.ts';

const INTRODUCTION = `# State machines

<!-- Made by server/checks/state-machines/write-docs.ts from the tables in server/src/catalogue/state-machines. Change those and run it again. -->

Each table is the whole life of one kind of thing; one engine walks them all
(\`server/src/catalogue/state-machines/engine.ts\`). In the pictures a solid arrow is a step that people take and a dotted one
a step that the server takes by itself, as soon as its condition holds, whenever the thing or something that belongs
to it is saved. Statuses with a dashed border are abortions: they do not count as progress.

A step that people take needs permission to update the plan, and whatever its condition says besides. It is asked
for by its action, in any case, as \`statusTransition.actionToExecute\` of the resource that is saved.
`;

const STAGE_INTRODUCTION = `## Phenotyping stages

Four types of stage go by two machines. The statuses of three types are stored with a prefix, which the tables leave
out; \`nextStatus\` in answers leaves it out too.
`;

const SUMMARIES = `## Summary statuses

The summary status of a plan is the furthest among its own status and those of its colonies, specimens and stages,
abortions aside; when all are abortions it is the plan's own. That of a project is the furthest summary status of its
plans that have not ended in an abortion. \`Genotype Extinct\` comes before \`Genotype Confirmed\`: a living colony
counts for more than one that is extinct.

## Assignment of projects

A project competes for its gene when it intends a \`Deletion\` and all its intentions together name one gene, once.
A project on several genes makes what a project on one of them does not: it is assigned whatever the others do, and
nobody waits for it. The first line that applies decides:

| Of the other projects that compete for the gene | The project is |
| --- | --- |
| none is \`Assigned\` | \`Assigned\` |
| one has a plan whose summary status is \`Genotype Confirmed\` | \`Inspect - GLT Mouse\` |
| one has a plan in progress: neither its status nor its summary status is \`Plan Created\` or an abortion | \`Inspect - Attempt\` |
| otherwise | \`Inspect - Conflict\` |

A project whose plans have all ended in an abortion is \`Inactive\`. It is decided about again when one of them goes on;
a project to be inspected, when a plan of another project on its gene changes. One that is \`Assigned\` stays so.
`;

/** The text of the document, in full. */
export function describeMachines(): string {
  return [
    INTRODUCTION,
    '## Plans, by attempt type\n',
    ...PLAN_MACHINES.map(describeMachine),
    '## Outcomes\n',
    describeMachine(COLONY_MACHINE),
    describeMachine(SPECIMEN_MACHINE),
    STAGE_INTRODUCTION,
    stageTypes(),
    describeMachine(ADULT_STAGE_MACHINE),
    describeMachine(GENERAL_STAGE_MACHINE),
    SUMMARIES,
  ].join('\n');
}

function describeMachine(machine: Machine<never>): string {
  return [`### ${machine.name}`, '', picture(machine), '', transitionTable(machine), ''].join('\n');
}

function picture({ statuses, transitions }: Machine<never>): string {
  const node = (status: string) => `s${statuses.indexOf(status)}`;
  return [
    '```mermaid',
    'flowchart LR',
    ...statuses.map((status) => `  ${node(status)}([${status}])${isAbortion(status) ? ':::abortion' : ''}`),
    ...transitions.map((row) => `  ${node(row.from)} ${arrow(row)} ${node(row.to)}`),
    '  classDef abortion stroke-dasharray: 4',
    '```',
  ].join('\n');
}

function arrow({ event, triggeredByUser }: Transition<never>): string {
  return triggeredByUser ? `-- ${event} -->` : `-. ${event} .->`;
}

function transitionTable({ transitions }: Machine<never>): string {
  const rows = transitions.map((row) => [
    `\`${row.event}\``,
    row.from,
    row.to,
    row.triggeredByUser ? 'person' : 'server',
    row.condition.meaning + (row.effect === undefined ? '' : ` (${EFFECTS[row.effect]})`),
    row.description,
    row.note ?? '',
  ]);
  return table(['Action', 'From', 'To', 'Taken by', 'Condition', 'Description', 'Note'], rows);
}

const EFFECTS: Record<NonNullable<Transition<never>['effect']>, string> = {
  'keep fixed tissue':
    'with work unit UCD the stage then keeps fixed tissue, from this day on where it had none',
};

function stageTypes(): string {
  const rows = STAGE_MACHINES.map(({ name, prefix, statuses }) => [
    name,
    statuses === ADULT_STAGE_MACHINE.statuses ? ADULT_STAGE_MACHINE.name : GENERAL_STAGE_MACHINE.name,
    prefix === '' ? 'none' : `\`${prefix}\``,
  ]);
  return `${table(['Stage type', 'Machine', 'Prefix of its statuses'], rows)}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
