import { StartupError } from './startup-error.ts';
import { startupProblem } from './startup-problem.ts';

const where = {
  host: '127.0.0.1',
  port: 8080,
  dataDir: '/data',
  databaseUrl: 'postgres://tracker:secret@db.example:5432/tracker',
};

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: something`), { code, ...more });
}

test.each([
  [new StartupError('PORT must be …'), 'PORT must be …'],
  [
    systemError('EADDRINUSE', { syscall: 'listen' }),
    'Port 8080 of 127.0.0.1 is in use. Stop the other program, or set PORT to another one.',
  ],
  [
    systemError('EADDRNOTAVAIL', { syscall: 'listen' }),
    'This machine has no address 127.0.0.1: set HOST to one of its own.',
  ],
  [
    systemError('EACCES', { syscall: 'listen' }),
    'Port 8080 may not be used by this account: set PORT to one above 1023.',
  ],
  [
    systemError('EACCES', { syscall: 'open' }),
    'The data folder /data cannot be written (EACCES): set DATA_DIR to another folder.',
  ],
  [
    systemError('EROFS', { syscall: 'mkdir' }),
    'The data folder /data cannot be written (EROFS): set DATA_DIR to another folder.',
  ],
  [systemError('ENOSPC'), 'The disk of /data is full. Make room, or set DATA_DIR to another folder.'],
  [
    new Error('could not extend file: No space left on device'),
    'The disk of /data is full. Make room, or set DATA_DIR to another folder.',
  ],
  [
    systemError('ECONNREFUSED'),
    'The database db.example:5432/tracker cannot be used: ECONNREFUSED: something.',
  ],
  [systemError('28P01'), 'The database db.example:5432/tracker cannot be used: 28P01: something.'],
])('%s', (error, line) => {
  expect(startupProblem(error, where)).toBe(line);
});

test('a bug has no such line: its stack is shown', () => {
  expect(startupProblem(new TypeError('x is not a function'), where)).toBeUndefined();
  expect(startupProblem('thrown text', where)).toBeUndefined();
});
