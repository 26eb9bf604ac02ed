import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import type { Configuration } from '#server/platform/config/configuration'
import { decrypt, encrypt } from '#server/platform/security/encryption'

type World = Pick<Configuration, 'publicUrl' | 'secretsKey'>

/** A browser that has opened accounts: the id under which its attempts are counted, and the accounts. */
const known = z.object({ id: z.string(), accounts: z.array(z.string()) })
type Known = z.output<typeof known>

const purpose = 'browsers that have signed in'
/** Most accounts that a browser remembers; the oldest is dropped first. */
const maxAccounts = 5
const lastsSeconds = 400 * 86_400

const nameOf = ({ publicUrl }: World) => (publicUrl.startsWith('https:') ? '__Secure-device' : 'device')
const accountKey = (tries: string) => hashToken(tries).toString('base64url').slice(0, 22)

function read({ headers }: Pick<FastifyRequest, 'headers'>, world: World): Known | undefined {
  const sealed = parseCookie(headers.cookie ?? '')[nameOf(world)]
  if (!sealed) return undefined
  try {
    return known.parse(JSON.parse(decrypt(Buffer.from(sealed, 'base64url'), purpose, world.secretsKey)))
  } catch {
    // The cookie was forged, or encrypted with a key that has been replaced.
    return undefined
  }
}

/**
 * The counter key of a browser that has opened this account before; undefined for any other. It grants no access: it
 * only spares the owner the rate limit that attackers exhaust.
 */
export function knownBrowserOf(
  request: Pick<FastifyRequest, 'headers'>,
  world: World,
  tries: string,
): string | undefined {
  const browser = read(request, world)
  return browser?.accounts.includes(accountKey(tries)) ? `browser ${browser.id}` : undefined
}

/** Marks a browser as one that has opened the account. */
export function rememberBrowser(
  reply: FastifyReply,
  world: World,
  tries: string,
  path: '/api/auth' | '/api/office',
): void {
  const { id = generateToken(), accounts = [] } = read(reply.request, world) ?? {}
  const key = accountKey(tries)
  const value: Known = { id, accounts: [key, ...accounts.filter(other => other !== key)].slice(0, maxAccounts) }
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(world),
      value: encrypt(JSON.stringify(value), purpose, world.secretsKey).toString('base64url'),
      path,
      maxAge: lastsSeconds,
      httpOnly: true,
      sameSite: 'strict',
      secure: world.publicUrl.startsWith('https:'),
    }),
  )
}
