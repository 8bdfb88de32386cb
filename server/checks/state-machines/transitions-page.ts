/** `docs/user-manual/state-machine-transitions.html`, for people who work with the site; `tools/print-manual.mjs` prints it. */
import type { Machine, Transition } from '../../src/catalogue/state-machines/machine.ts';
import { PLAN_MACHINES } from '../../src/catalogue/state-machines/machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from '../../src/catalogue/state-machines/outcome-machines.ts';
import {
  ADULT_STAGE_MACHINE,
  GENERAL_STAGE_MACHINE,
} from '../../src/catalogue/state-machines/stage-machines.ts';

const STYLE = `
@page { size: A4 landscape; margin: 16mm 14mm; }
body { font: 9.5pt/1.45 system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; color: #1a202c; }
h1 { font-size: 20pt; margin: 0 0 4pt; }
h2 { font-size: 13pt; margin: 16pt 0 6pt; break-after: avoid; }
h3 { font-size: 11pt; margin: 12pt 0 4pt; break-after: avoid; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: 3pt 6pt; border-bottom: 0.5pt solid #e2e8f0; }
th { background: #f7fafc; }
`;

/** The page, in full. */
export function transitionsPage(): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8" /><title>State machine transitions</title><style>${STYLE}</style></head>`,
    '<body>',
    '<h1>State machine transitions</h1>',
    '<p>Every status of plans, outcomes and phenotyping stages, and what leads from it to the next. Steps of the tracker are taken by ' +
      'themselves as soon as their condition holds; steps of people are chosen under “Next step”.</p>',
    '<h2>Plans, by attempt type</h2>',
    ...PLAN_MACHINES.map(section),
    '<h2>Outcomes</h2>',
    ...[COLONY_MACHINE, SPECIMEN_MACHINE].map(section),
    '<h2>Phenotyping stages</h2>',
    ...[ADULT_STAGE_MACHINE, GENERAL_STAGE_MACHINE].map(section),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section({ name, transitions }: Machine<never>): string {
  const head = ['From', 'To', 'Taken by', 'Condition', 'Action'].map((title) => `<th>${title}</th>`).join('');
  return `<h3>${text(name)}</h3>\n<table>\n<tr>${head}</tr>\n${transitions.map(row).join('\n')}\n</table>`;
}

function row({ from, to, triggeredByUser, condition, event }: Transition<never>): string {
  const cells = [from, to, triggeredByUser ? 'a person' : 'the tracker', condition.meaning, event];
  return `<tr>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
