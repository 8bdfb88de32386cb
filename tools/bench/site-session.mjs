import { demoPassword } from '../cluster/instance.mjs';

/** @typedef {{ url: string, token: string }} Measured a running server with the demo, and an administrator's token */

/**
 * Signs the demo's administrator in, as a person does.
 *
 * @param {import('@playwright/test').Page} page @param {string} url
 */
export async function signIn(page, url) {
  await page.goto(`${url}/#/login`);
  await page.getByLabel('Email').fill('admin@tracker.example');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
}

/**
 * Sends a body to the API and returns the response.
 *
 * @param {Measured} server @param {'POST' | 'PUT'} method @param {string} path @param {object} body
 */
export async function send({ url, token }, method, path, body) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The identifier that a creation made: the last part of its self link. @param {any} created @returns {string} */
export const createdId = (created) => created._links.self.href.split('/').at(-1);
