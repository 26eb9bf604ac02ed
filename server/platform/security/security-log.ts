import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { dirname } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, pino } from 'pino'
import type { ProblemError } from '#contract/problems'
import { isValidationCode } from '#domain/text/validation-codes'
import type { Configuration } from '../config/configuration.ts'
import { clientIp, rateLimitKey } from '../http/early-responses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    securityEvent: SecurityEvent
  }
}

/** The reason of a rejection; docs/operations.md explains what each can mean. */
export type SecurityRule =
  /** Let in, not rejected. */
  | 'signed-in'
  | 'not-signed-in'
  | 'session-ended'
  /** Wrong password for an existing account. */
  | 'wrong-password'
  /** An identity token that is invalid, or not for a sign-in that began here. */
  | 'identity-refused'
  /** A passkey that is unknown, replayed or copied. */
  | 'passkey-refused'
  /** Wrong second factor after the right password of a staff member. */
  | 'wrong-code'
  /** An outdated secret of a session: the cookie was copied. */
  | 'copied-session'
  /** A request that only pages of the site may send, from another site. */
  | 'other-site'
  | 'bad-signature'
  /** The resource exists, but not for this caller. */
  | 'not-theirs'
  /** A link that only our e-mails contain, with a secret that we never issued. */
  | 'unknown-secret'
  | 'too-many-requests'
  /** More queued requests than one address may have. */
  | 'too-much-waiting'
  | 'too-large'
  | 'unsupported-media-type'
  | 'malformed-request'
  /** Input that no form of the site can send. */
  | 'forged-input'
  /** Bytes that are no HTTP request. */
  | 'unreadable-request'
  /** A request that did not complete in time. */
  | 'slow-request'
  /** A Host header with another name than the site's. */
  | 'other-host'

/** The source of an event: a request, routed or not, or a connection without a parsed request. */
type Source = FastifyRequest | IncomingMessage | Socket

/** Logs a security event. Cheap however often it is called. */
export type SecurityEvent = (rule: SecurityRule, source: Source) => void

/** Events logged individually per minute; further ones are only counted. */
const mostApart = 500
const minute = 60_000

interface Facts {
  rule: SecurityRule
  address: string
  method?: string
  /** The pattern, never the path, since that can hold personal data. */
  route?: string
  requestId?: string
  actor?: string
}

const isConnection = (source: Source): source is Socket => !('headers' in source)
const isRouted = (source: Source): source is FastifyRequest => 'raw' in source

/** A proxy can send anything; only a valid IP address is logged. */
const knownAddress = (address: string | undefined) => (address && isIP(address) ? address : 'unknown')

/** The logged fields of a request: nothing that a user has typed. */
function factsOf(rule: SecurityRule, source: Source, configuration: Configuration): Facts {
  if (isConnection(source)) return { rule, address: knownAddress(source.remoteAddress) }
  if (!isRouted(source))
    return { rule, address: knownAddress(clientIp(source, configuration)), method: source.method ?? '' }
  const { id, method, routeOptions, actor } = source
  return {
    rule,
    address: knownAddress(clientIp(source.raw, configuration)),
    method,
    ...(routeOptions?.url && { route: routeOptions.url }),
    requestId: id,
    ...(actor && actor.kind !== 'anonymous' && { actor: actor.kind }),
  }
}

/** The security rule of a problem; undefined for problems that normal use of the site can cause. */
export function ruleOf({ code, errors = [], withheld, beyondShare }: ProblemError): SecurityRule | undefined {
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
      const forged = errors.some(error => /^(body|headers)(\.|$)/.test(error.field) && !isValidationCode(error.code))
      return forged ? 'forged-input' : undefined
    }
    default:
      return undefined
  }
}

/**
 * A log file that is opened for each line, so that it can be rotated at any moment; lines are rare. Lines that cannot
 * be written, as on a full disk, go to the other log. Throws if the file is not writable at the start.
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

/** The destination: a file, or the other log at a level of its own; undefined where it is disabled. */
function logTo({ logLevel, securityLog }: Configuration, other = destination(1) as DestinationStream) {
  if (securityLog === 'none' || (securityLog === 'stdout' && logLevel === 'silent')) return undefined
  const stream = securityLog === 'stdout' ? other : fileOf(securityLog, other)
  return pino({ level: 'info', base: { pid: process.pid, channel: 'security' } }, stream)
}

/**
 * Opens the security log. The first event of a rule, an address and a route is logged immediately, further ones within
 * the minute as one line with their number, so a flood of requests does not flood the log. An IPv6 address is counted
 * as its network. `stop` flushes the counters.
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
      const key = `${rule} ${rateLimitKey(facts.address)} ${facts.method} ${facts.route}`
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
