import { allowInsecureRequests, ClientSecretPost, discovery, None, type Configuration } from 'openid-client';
import { serviceKeys, type ServiceKeys } from './service-keys.ts';

/** How to reach the service. */
export interface ServiceAddress {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  timeoutSeconds: number;
  keyCooldownMs: number;
}

export interface Connection {
  configuration: Configuration;
  keys: ServiceKeys;
}

/** Reads what the service publishes about itself when it is first needed, and again after a failure. */
export function connector(address: ServiceAddress): () => Promise<Connection> {
  let connection: Promise<Connection> | undefined;
  return () => {
    connection ??= connect(address).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
}

async function connect(address: ServiceAddress): Promise<Connection> {
  const { issuer, clientId, clientSecret, timeoutSeconds, keyCooldownMs } = address;
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
    // The settings allow a service without encryption on this machine only.
    { timeout: timeoutSeconds, execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [] },
  );
  const published = configuration.serverMetadata();
  const keys = serviceKeys({
    issuer: published.issuer,
    address: published.jwks_uri ?? '',
    timeoutMs: timeoutSeconds * 1000,
    cooldownMs: keyCooldownMs,
  });
  return { configuration, keys };
}
