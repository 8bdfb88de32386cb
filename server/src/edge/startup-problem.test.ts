import { StartupError } from '../platform/errors/startup-error.ts';
import { diskProblem, startupProblem } from './startup-problem.ts';

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
  ['a refusal of ours', new StartupError('PORT must be …'), 'PORT must be …'],
  [
    'a port in use',
    systemError('EADDRINUSE', { syscall: 'listen' }),
    'Port 8080 of 127.0.0.1 is in use. Stop the other program, or set PORT to another one.',
  ],
  [
    'an address of another machine',
    systemError('EADDRNOTAVAIL', { syscall: 'listen' }),
    'This machine has no address 127.0.0.1: set HOST to one of its own.',
  ],
  [
    'a host of no name',
    systemError('ENOTFOUND', { syscall: 'getaddrinfo', hostname: '127.0.0.1' }),
    'This machine has no address 127.0.0.1: set HOST to one of its own.',
  ],
  [
    'a port for administrators',
    systemError('EACCES', { syscall: 'listen' }),
    'Port 8080 may not be used by this account: set PORT to one above 1023.',
  ],
  [
    'a folder of somebody else',
    systemError('EACCES', { syscall: 'open' }),
    'The data folder /data cannot be written (EACCES): set DATA_DIR to another folder.',
  ],
  [
    'a disk that is read only',
    systemError('EROFS', { syscall: 'mkdir' }),
    'The data folder /data cannot be written (EROFS): set DATA_DIR to another folder.',
  ],
  [
    'a full disk',
    systemError('ENOSPC'),
    'The disk of /data is full. Make room, or set DATA_DIR to another folder.',
  ],
  [
    'a full disk, told by the database',
    new Error('could not extend file: No space left on device'),
    'The disk of /data is full. Make room, or set DATA_DIR to another folder.',
  ],
  [
    'a database that does not answer',
    systemError('ECONNREFUSED'),
    'The database db.example:5432/tracker cannot be used: ECONNREFUSED: something.',
  ],
  [
    'a wrong password of the database',
    systemError('28P01'),
    'The database db.example:5432/tracker cannot be used: 28P01: something.',
  ],
])('%s', (_case, error, line) => {
  expect(startupProblem(error, where)).toBe(line);
});

test('a bug has no such line: its stack is shown', () => {
  expect(startupProblem(new TypeError('x is not a function'), where)).toBeUndefined();
  expect(startupProblem('thrown text', where)).toBeUndefined();
});

test('no problem for a disk with free space, nor for a folder that does not exist', () => {
  expect(diskProblem({ dataDir: __dirname })).toBeUndefined();
  expect(diskProblem({ dataDir: '/no/such/folder' })).toBeUndefined();
});
