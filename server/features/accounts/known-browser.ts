import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Configuration } from '#server/platform/configuration'
import { seal, unseal } from '#server/platform/sealing'
import { hashOf, newSecret } from '#server/platform/secrets'

type World = Pick<Configuration, 'publicUrl' | 'secretsKey'>

/** A browser from which accounts have been opened, by what their tries are counted. */
const known = z.object({ id: z.string(), accounts: z.array(z.string()) })
type Known = z.output<typeof known>

const purpose = 'browsers that have signed in'
/** As many as a browser remembers; the oldest goes first. */
const maxAccounts = 5
const lastsSeconds = 400 * 86_400

const nameOf = ({ publicUrl }: World) => (publicUrl.startsWith('https:') ? '__Secure-device' : 'device')
const accountKey = (tries: string) => hashOf(tries).toString('base64url').slice(0, 22)

function read({ headers }: Pick<FastifyRequest, 'headers'>, world: World): Known | undefined {
  const sealed = parseCookie(headers.cookie ?? '')[nameOf(world)]
  if (!sealed) return undefined
  try {
    return known.parse(JSON.parse(unseal(Buffer.from(sealed, 'base64url'), purpose, world.secretsKey)))
  } catch {
    // It was sealed with a key that has been replaced, or by somebody else.
    return undefined
  }
}

/**
 * By what a browser is counted from which this account has been opened before; undefined for any other. It opens
 * nothing: it only spares its owner the queue in which guessers wait.
 */
export function knownBrowserOf(
  request: Pick<FastifyRequest, 'headers'>,
  world: World,
  tries: string,
): string | undefined {
  const browser = read(request, world)
  return browser?.accounts.includes(accountKey(tries)) ? `browser ${browser.id}` : undefined
}

/** Lets a browser be known from now on as one from which the account has been opened. */
export function rememberBrowser(
  reply: FastifyReply,
  world: World,
  tries: string,
  path: '/api/auth' | '/api/office',
): void {
  const { id = newSecret(), accounts = [] } = read(reply.request, world) ?? {}
  const key = accountKey(tries)
  const value: Known = { id, accounts: [key, ...accounts.filter(other => other !== key)].slice(0, maxAccounts) }
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(world),
      value: seal(JSON.stringify(value), purpose, world.secretsKey).toString('base64url'),
      path,
      maxAge: lastsSeconds,
      httpOnly: true,
      sameSite: 'strict',
      secure: world.publicUrl.startsWith('https:'),
    }),
  )
}
