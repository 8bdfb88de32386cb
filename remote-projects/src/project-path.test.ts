import { overviewPath, projectAtPath, projectPath } from './project-path.ts';

test('identifiers stay readable in paths', () => {
  expect(projectPath('TPN:000000042')).toBe('/api/projects/TPN:000000042');
  expect(overviewPath('TPN:000000042')).toBe('/api/v2/projects/TPN:000000042/overview');
  expect(projectAtPath('TPN:000000042')).toBe('/api/v2/projects/TPN:000000042/at');
});
