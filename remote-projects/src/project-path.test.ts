import { overviewPath, projectPath } from './project-path.ts';

test('identifiers stay readable in paths', () => {
  expect(projectPath('TPN:000000042')).toBe('/api/projects/TPN:000000042');
  expect(overviewPath('TPN:000000042')).toBe('/api/v2/projects/TPN:000000042/overview');
});

test('whatever else stands in the address stays one part of the path', () => {
  expect(projectPath('../people?a#b')).toBe('/api/projects/..%2Fpeople%3Fa%23b');
});
