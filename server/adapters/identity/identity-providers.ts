import { generateKeyPairSync } from 'node:crypto'
import type { Configuration } from '#server/platform/config/configuration'
import { apple } from './apple.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { IdentityProviders } from './identity.ts'

/** The published addresses of the real providers. */
const real = {
  google: {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    prompt: 'select_account',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
  },
  facebook: { dialog: 'https://www.facebook.com/v23.0/dialog/oauth', graph: 'https://graph.facebook.com/v23.0' },
}

const simulatedBy = (base: string) => ({
  google: {
    clientId: 'maestrale',
    issuer: [`${base}/google`],
    authorize: `${base}/google/auth`,
    keys: `${base}/google/jwks`,
    prompt: 'login',
  },
  apple: {
    clientId: 'maestrale',
    team: 'MAESTRALE',
    keyId: 'simulated',
    key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
    issuer: `${base}/apple`,
    authorize: `${base}/apple/auth`,
    token: `${base}/apple/token`,
    keys: `${base}/apple/jwks`,
    prompt: 'login',
  },
  facebook: {
    app: 'maestrale',
    secret: 'simulated',
    dialog: `${base}/facebook/dialog/oauth`,
    graph: `${base}/facebook`,
  },
})

/** The identity providers: as configured, and otherwise the simulator's if there is one. */
export function identityProviders(
  { identity }: Pick<Configuration, 'identity'>,
  simulator?: string,
): IdentityProviders {
  const simulated = simulator ? simulatedBy(simulator) : undefined
  const ways = {
    google: identity.google ? { ...real.google, ...identity.google } : simulated?.google,
    apple: identity.apple ? { ...real.apple, ...identity.apple } : simulated?.apple,
    facebook: identity.facebook ? { ...real.facebook, ...identity.facebook } : simulated?.facebook,
  }
  return {
    ...(ways.google && { google: google(ways.google) }),
    ...(ways.apple && { apple: apple({ ...ways.apple, key: String(ways.apple.key) }) }),
    ...(ways.facebook && { facebook: facebook(ways.facebook) }),
  }
}
