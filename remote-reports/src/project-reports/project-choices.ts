import { textChoices } from '../choices/text-choices.ts';
import { useAddressChoices } from '../choices/use-address-choices.ts';

/** What is chosen in the project reports, by its name in the address, beside the list of languishing projects and the tab. */
const INITIAL = {
  /** Work units or consortia, and one of them. */
  countBy: 'workUnit',
  projectsOf: '',
  /** The day at whose end projects are counted; empty for today. */
  on: '',
  /** Whose work results are expected of. */
  workOf: '',
  /** The days on which steps were reached; empty for the first or the last that there is. */
  stepsFrom: '',
  stepsTo: '',
};
const NAMES: readonly string[] = Object.keys(INITIAL);
const FORMAT = textChoices(INITIAL);

/** The choices of the project reports, of which each part of the tab uses its share. */
export function useProjectChoices() {
  return useAddressChoices(FORMAT);
}

/** What of an address is for the other parts of the tab, and the tab: a part that writes the address keeps it. */
export function othersIn(address: URLSearchParams): [name: string, value: string][] {
  return [...address].filter(([name]) => name === 'tab' || NAMES.includes(name));
}
