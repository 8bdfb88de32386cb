import { outcomeOnlyAddress, planOnlyAddress } from './addresses.ts';

/** What a draft is of, and where its form is; without an address where only its name is known. */
export interface DraftPlace {
  title: string;
  to?: string;
}

/** Forms by the names of their drafts; what is in brackets is an identifier. */
const PLACES: readonly (readonly [RegExp, (id: string) => DraftPlace])[] = [
  [/^project-creation$/, () => ({ title: 'A new project', to: '/projects/project-creation' })],
  [/^project (TPN:\d+)$/, (tpn) => ({ title: `Project ${tpn}`, to: `/projects/${tpn}` })],
  [/^plan creation (TPN:\d+) /, (tpn) => ({ title: `A new plan of ${tpn}`, to: `/projects/${tpn}` })],
  [/^plan (PIN:\d+)$/, (pin) => ({ title: `Plan ${pin}`, to: planOnlyAddress(pin) })],
  [/^outcome of (PIN:\d+)$/, (pin) => ({ title: `A new outcome of ${pin}`, to: planOnlyAddress(pin) })],
  [/^outcome (TPO:\d+)$/, (tpo) => ({ title: `Outcome ${tpo}`, to: outcomeOnlyAddress(tpo) })],
  [
    /^phenotyping stage of (PIN:\d+)$/,
    (pin) => ({ title: `A new phenotyping stage of ${pin}`, to: planOnlyAddress(pin) }),
  ],
  [/^phenotyping stage (PSN:\d+)$/, (psn) => ({ title: `Phenotyping stage ${psn}` })],
  [/^gene-lists$/, () => ({ title: 'Gene lists', to: '/your-gene-list' })],
  [/^profile$/, () => ({ title: 'Your profile', to: '/edit_profile' })],
  [/^registration$/, () => ({ title: 'A person to be registered', to: '/admin/register' })],
];

/** The place of a draft by its name; one of a form that this release does not know by the name alone. */
export function draftPlace(name: string): DraftPlace {
  for (const [pattern, placeOf] of PLACES) {
    const found = pattern.exec(name);
    if (found !== null) return placeOf(found[1] ?? '');
  }
  return { title: name };
}
