import { z } from 'zod'
import { lacking } from './configuration-error.ts'

/** Identity providers: Google, Apple and Facebook, each where it is configured. */
export const identitySettings = {
  GOOGLE_CLIENT_ID: z.string().default('').describe('The client id of the site at Google, for “Continue with Google”'),
  APPLE_CLIENT_ID: z
    .string()
    .default('')
    .describe('The services id of the site at Apple; with `APPLE_TEAM_ID`, `APPLE_KEY_ID` and `APPLE_KEY`'),
  APPLE_TEAM_ID: z.string().default('').describe('The id of the team at Apple'),
  APPLE_KEY_ID: z.string().default('').describe('The id of the key by which the site shows Apple who it is'),
  APPLE_KEY: z
    .string()
    .default('')
    .transform(key => key.replaceAll('\\n', '\n'))
    .describe('That key, PKCS #8 in PEM; line ends may be written `\\n`'),
  FACEBOOK_APP_ID: z.string().default('').describe('The id of the app at Facebook; with `FACEBOOK_APP_SECRET`'),
  FACEBOOK_APP_SECRET: z.string().default('').describe('The secret of the app at Facebook'),
  IDENTITY_SIMULATOR: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('off')])
    .optional()
    .describe(
      'The address of the simulator of identities, or `off`; where it is not set, the demonstration starts one of its own. `live` refuses it',
    ),
}

type Settings = z.output<z.ZodObject<typeof identitySettings>>

type Mode = 'demo' | 'live'

const simulatorOf = ({ IDENTITY_SIMULATOR }: Settings, mode: Mode) =>
  IDENTITY_SIMULATOR ?? (mode === 'demo' ? 'own' : 'off')

/** Problems of providers without their keys, and in live mode of a simulator. */
export const problemsOfIdentity = (value: Settings, mode: Mode): string[] => [
  ...lacking(value, 'APPLE_CLIENT_ID', ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY']),
  ...lacking(value, 'FACEBOOK_APP_ID', ['FACEBOOK_APP_SECRET']),
  ...(mode === 'live' && simulatorOf(value, mode) !== 'off'
    ? ['MODE=live needs IDENTITY_SIMULATOR to be off: anybody could be anybody.']
    : []),
]

/** The site's credentials at identity providers. */
export function identityOf(value: Settings, mode: Mode) {
  return {
    google: value.GOOGLE_CLIENT_ID ? { clientId: value.GOOGLE_CLIENT_ID } : undefined,
    apple: value.APPLE_CLIENT_ID
      ? {
          clientId: value.APPLE_CLIENT_ID,
          team: value.APPLE_TEAM_ID,
          keyId: value.APPLE_KEY_ID,
          key: value.APPLE_KEY,
        }
      : undefined,
    facebook: value.FACEBOOK_APP_ID ? { app: value.FACEBOOK_APP_ID, secret: value.FACEBOOK_APP_SECRET } : undefined,
    /** How unconfigured providers are simulated: `own` by a simulator that starts with the site. */
    simulator: simulatorOf(value, mode),
  }
}
