import { z } from 'zod'

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

const withAll = ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY'] as const

/** The site's credentials at identity providers. An incomplete configuration throws an error of one line. */
export function identityOf(value: Settings, mode: 'demo' | 'live') {
  for (const name of withAll)
    if (value.APPLE_CLIENT_ID && !value[name]) throw new Error(`Configuration: APPLE_CLIENT_ID needs ${name}.`)
  if (value.FACEBOOK_APP_ID && !value.FACEBOOK_APP_SECRET)
    throw new Error('Configuration: FACEBOOK_APP_ID needs FACEBOOK_APP_SECRET.')
  const simulator = value.IDENTITY_SIMULATOR ?? (mode === 'demo' ? 'own' : 'off')
  if (mode === 'live' && simulator !== 'off')
    throw new Error('Configuration: MODE=live needs IDENTITY_SIMULATOR to be off: anybody could be anybody.')
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
    simulator,
  }
}
