import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { dirname } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, pino } from 'pino'
import type { Refusal } from '#contract/refusals'
import { isFault } from '#domain/faults'
import type { Configuration } from './configuration.ts'
import { addressOf, callerAt } from './early-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    securityEvent: SecurityEvent
  }
}

/** What was not let through, by the rule that it met; docs/operations.md tells what each may mean. */
export type SecurityRule =
  /** Let in, not refused. */
  | 'signed-in'
  | 'not-signed-in'
  | 'session-ended'
  /** Not the password of an account that there is. */
  | 'wrong-password'
  /** What a provider of identities is said to vouch for, and does not, or not for a sign-in that began here. */
  | 'identity-refused'
  /** A passkey that is none of ours, is shown a second time, or was copied. */
  | 'passkey-refused'
  /** Not the second factor of who knows a password of staff. */
  | 'wrong-code'
  /** A secret of a session that is no longer its current one: somebody has a copy of the cookie. */
  | 'copied-session'
  /** What only pages of the site may do, done from another. */
  | 'other-site'
  | 'bad-signature'
  /** It is there, but not for who asks. */
  | 'not-theirs'
  /** A link that is only in a letter of ours, with a secret that we never wrote. */
  | 'unknown-secret'
  | 'too-many-requests'
  /** More at once than one address may have waiting. */
  | 'too-much-waiting'
  | 'too-large'
  | 'unsupported-media-type'
  | 'malformed-request'
  /** What no form of the site can have sent. */
  | 'forged-input'
  /** Bytes that are no request. */
  | 'unreadable-request'
  /** A request that did not come to its end in time. */
  | 'slow-request'
  /** Asked for under a name that is not the site's. */
  | 'other-host'

/** Where it came from: a request, routed or not, or a connection on which none could be read. */
type Source = FastifyRequest | IncomingMessage | Socket

/** Tells the security log what was not let through. Costs little however often it is called. */
export type SecurityEvent = (rule: SecurityRule, source: Source) => void

/** Told one by one; what comes beyond them within a minute is only counted. */
const mostApart = 500
const minute = 60_000

interface Facts {
  rule: SecurityRule
  address: string
  method?: string
  /** The pattern, never the path: that may hold what is somebody's own. */
  route?: string
  requestId?: string
  actor?: string
}

const isConnection = (source: Source): source is Socket => !('headers' in source)
const isRouted = (source: Source): source is FastifyRequest => 'raw' in source

/** What proxies say may be anything; only an address is kept. */
const knownAddress = (address: string | undefined) => (address && isIP(address) ? address : 'unknown')

/** All that is told of a request: what nobody has typed. */
function factsOf(rule: SecurityRule, source: Source, configuration: Configuration): Facts {
  if (isConnection(source)) return { rule, address: knownAddress(source.remoteAddress) }
  if (!isRouted(source))
    return { rule, address: knownAddress(addressOf(source, configuration)), method: source.method ?? '' }
  const { id, method, routeOptions, actor } = source
  return {
    rule,
    address: knownAddress(addressOf(source.raw, configuration)),
    method,
    ...(routeOptions?.url && { route: routeOptions.url }),
    requestId: id,
    ...(actor && actor.kind !== 'nobody' && { actor: actor.kind }),
  }
}

/** What of a refusal is told: those that a visitor comes upon by the site's own ways are not. */
export function ruleOf({ code, errors = [], withheld, beyondShare }: Refusal): SecurityRule | undefined {
  switch (code) {
    case 'not-signed-in':
    case 'session-ended':
    case 'wrong-password':
    case 'identity-refused':
    case 'passkey-refused':
    case 'wrong-code':
    case 'other-site':
    case 'bad-signature':
    case 'too-many-requests':
    case 'too-large':
    case 'unsupported-media-type':
    case 'malformed-request':
      return code
    case 'not-found':
      return withheld ? 'not-theirs' : undefined
    case 'unavailable':
      return beyondShare ? 'too-much-waiting' : undefined
    case 'invalid-input': {
      const forged = errors.some(error => /^(body|headers)(\.|$)/.test(error.field) && !isFault(error.code))
      return forged ? 'forged-input' : undefined
    }
    default:
      return undefined
  }
}

/**
 * A file that is opened for each line, so that it may be moved away at any moment; there are few lines. What it does not
 * take, since the disk is full, goes where the other log does. Throws where it cannot be written from the start.
 */
function fileOf(path: string, other: DestinationStream): DestinationStream {
  const add = (line: string) => appendFileSync(path, line, { mode: 0o640 })
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o750 })
    add('')
  } catch (error) {
    throw new Error(`Configuration: SECURITY_LOG: ${(error as Error).message}`)
  }
  return {
    write: line => {
      try {
        add(line)
      } catch {
        other.write(line)
      }
    },
  }
}

/** Where the log goes: its own file, or with the other log but at a level of its own; undefined where it is not kept. */
function logTo({ logLevel, securityLog }: Configuration, other = destination(1) as DestinationStream) {
  if (securityLog === 'none' || (securityLog === 'stdout' && logLevel === 'silent')) return undefined
  const stream = securityLog === 'stdout' ? other : fileOf(securityLog, other)
  return pino({ level: 'info', base: { pid: process.pid, channel: 'security' } }, stream)
}

/**
 * Opens the security log. The first event of a rule, an address and a route is told at once, further ones within the
 * minute as one line with their number: a flood of refusals is no flood of lines. An IPv6 address is counted as its
 * network. `stop` tells what is counted and not yet told.
 */
export function openSecurityLog(
  configuration: Configuration,
  log?: DestinationStream,
): { securityEvent: SecurityEvent; stop: () => void } {
  const logger = logTo(configuration, log)
  if (!logger) return { securityEvent: () => {}, stop: () => {} }
  const apart = new Map<string, { facts: Facts; again: number }>()
  const beyond = new Map<SecurityRule, number>()

  const tellCounted = () => {
    for (const [key, counted] of apart) {
      const { rule, address, method, route } = counted.facts
      if (counted.again === 0) apart.delete(key)
      else {
        const again = { rule, address, method, route, times: counted.again }
        if (rule === 'signed-in') logger.info(again, 'let in again')
        else logger.warn(again, 'refused again')
      }
      counted.again = 0
    }
    for (const [rule, times] of beyond) logger.warn({ rule, times }, 'refused, of many addresses')
    beyond.clear()
  }
  const timer = setInterval(tellCounted, minute).unref()

  return {
    securityEvent: (rule, source) => {
      const facts = factsOf(rule, source, configuration)
      const key = `${rule} ${callerAt(facts.address)} ${facts.method} ${facts.route}`
      const counted = apart.get(key)
      if (counted) counted.again++
      else if (apart.size >= mostApart) beyond.set(rule, (beyond.get(rule) ?? 0) + 1)
      else {
        apart.set(key, { facts, again: 0 })
        if (rule === 'signed-in') logger.info(facts, 'let in')
        else logger.warn(facts, 'refused')
      }
    },
    stop: () => {
      clearInterval(timer)
      tellCounted()
    },
  }
}
