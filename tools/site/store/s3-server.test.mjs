import fs from 'node:fs';
import { connect } from 'node:net';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { startS3Server } from './s3-server.mjs';

/** The server of our tests does what S3 promises and its own program does not. */
const BUCKET = 'sites';

/** @type {Awaited<ReturnType<typeof startS3Server>>} */
let server;
/** @type {S3Client} */
let client;
beforeAll(async () => {
  server = await startS3Server(BUCKET);
  client = new S3Client({
    endpoint: server.endpoint,
    region: 'any',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

/** @param {string} key @returns {Promise<number | undefined>} */
async function sizeOf(key) {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
  return (await Body?.transformToByteArray())?.length;
}

test('an object that is read right after it was written is whole, however slow the disk is', async () => {
  const { write } = fs;
  const slowDisk = jest.spyOn(fs, 'write').mockImplementation((...words) => {
    // Of the object's files, the one with its content comes last.
    const isContent = String(words[1]).includes('whole');
    setTimeout(() => Reflect.apply(write, fs, words), isContent ? 500 : 0);
  });
  try {
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'whole', Body: 'whole' }));
    expect(await sizeOf('whole')).toBe(5);
  } finally {
    slowDisk.mockRestore();
  }
});

test('an object that a client sent by halves is not there', async () => {
  const { port } = new URL(server.endpoint);
  await new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `PUT /${BUCKET}/half HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 10\r\n\r\nhalf`,
      );
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', resolve);
  });
  await expect(sizeOf('half')).rejects.toMatchObject({ name: 'NoSuchKey' });
});
