import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryDisk } from './memory-disk.mjs';

test('a folder that is not there, or is no memory, is none', () => {
  expect(memoryDisk(join(tmpdir(), 'nothing-here'))).toBeUndefined();
  expect(memoryDisk(__dirname)).toBeUndefined();
});

test('on a Linux with room in its memory it is where shared memory is', () => {
  expect([undefined, '/dev/shm']).toContain(memoryDisk());
});
