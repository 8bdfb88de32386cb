import { newProjectsAddress } from './new-projects-address.ts';

test.each([
  [['Cib2'], '/projects/project-creation?gene=Cib2'],
  [['Cib2', 'Rb1cc1'], '/projects/import?genes=Cib2%2CRb1cc1'],
])('projects for %j begin at %s', (genes, address) => {
  expect(newProjectsAddress(genes)).toBe(address);
});
