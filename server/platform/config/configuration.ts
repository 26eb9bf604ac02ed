import { z } from 'zod'
import { problemsOfLiveMode } from '../security/production-checks.ts'
import { cdnOf, cdnSettings, problemsOfCdn } from './cdn-settings.ts'
import { companySettings, invented, officesOf } from './company-settings.ts'
import { ConfigurationError } from './configuration-error.ts'
import { demoSecretsKey, encryptionSettings, keyRingOf } from './encryption-settings.ts'
import { problemsOfFormerVariables } from './former-variables.ts'
import { identityOf, identitySettings, problemsOfIdentity } from './identity-settings.ts'
import { mediaOf, mediaSettings, problemsOfMedia } from './media-settings.ts'
import { operationOf, operationSettings, problemsOfOperation } from './operation-settings.ts'
import { pageSettings } from './page-settings.ts'
import { paymentSettings, paymentsOf, problemsOfPayments } from './payment-settings.ts'
import { repliesOf, replySettings } from './reply-settings.ts'
import { problemsOfSearch, searchOf, searchSettings } from './search-settings.ts'
import { warnOfUnknownVariables } from './unknown-variables.ts'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('The port on which the site listens'),
  HOST: z.string().default('127.0.0.1').describe('The address on which the site listens'),
  WEB_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('How many processes serve the site on its port; as many as there are cores, where there is memory'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('The address by which the public reaches the site; decides canonical links, HSTS and secure cookies'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'The folder of the embedded database, and of pictures where there is no `MEDIA_BUCKET`; in live mode an absolute path',
    ),
  DATABASE_URL: z
    .string()
    .startsWith('postgres')
    .optional()
    .describe(
      'A PostgreSQL database of yours, in place of the embedded one; in live mode with `sslmode=verify-full`, unless it is on the same machine',
    ),
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`live` refuses to start with the embedded database, without a public https address, without a mail server, without who takes cards, with a simulator, or as root',
    ),
  ...operationSettings,
  ...encryptionSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'The mail server, as smtp:// or smtps:// with its credentials; on another machine, smtp:// requires STARTTLS. Without, e-mails are only read at /dev/mail',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'Expected an address, or a name and <address>')
    .default('Maestrale <villas@maestrale.example>')
    .describe('The sender of e-mails'),
  ...replySettings,
  TRUST_PROXY: z
    .stringFormat('count', /^(true|false|[1-9])$/)
    .default('false')
    .describe(
      '`true` behind a proxy that adds to X-Forwarded-For and sets the country header; behind several, how many',
    ),
  COUNTRY_HEADER: z
    .string()
    .default('x-visitor-country')
    .describe('The header in which the proxy names the visitor’s country'),
  RATE_LIMIT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe('Calls of the API that one address may make in a minute'),
  HOLD_PERCENT: z.coerce
    .number()
    .min(0.1)
    .max(100)
    .default(5)
    .describe(
      'Percentage of each month’s villa nights that visitors who have never paid can hold at once; three fifths of it without a confirmed e-mail address',
    ),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(6)
    .max(4096)
    .default(64)
    .describe('Megabytes of rendered pages that each process keeps, a third of them for searches'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(16)
    .max(100_000)
    .default(4000)
    .describe(
      'Connections that a process keeps open at once; where there are more, the one idle for longest is closed',
    ),
  RATES_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')])
    .default('')
    .describe(
      'Where exchange rates are published daily, in the format of the European Central Bank; without, the demonstration’s are fixed, and a live site shows prices in euros alone once its rates are seven days old',
    ),
  REVIEWS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The API of a reviews provider, as `https://api.trustpilot.com/v1`; without, our own reviews are the rating',
    ),
  REVIEWS_BUSINESS: z.string().default('').describe('The id of the company at the reviews provider'),
  REVIEWS_KEY: z.string().default('').describe('The key by which the reviews provider is asked'),
  REVIEWS_NAME: z.string().default('').describe('The name of the reviews provider, as visitors read it'),
  PERSONAL_DATA_RETENTION_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(24)
    .describe(
      'Months after which enquiries, calls, applications, the words of feedback and letters are forgotten; the privacy policy says the same',
    ),
  ...searchSettings,
  ...identitySettings,
  ...paymentSettings,
  ...mediaSettings,
  ...cdnSettings,
  ...pageSettings,
  ...companySettings,
})

/** The configuration from the environment, parsed once. */
export type Configuration = ReturnType<typeof readConfiguration>

/** A variable of the configuration, as docs/configuration.md lists it. */
export interface Variable {
  name: string
  standard: string
  description: string
}

/** A default as it would be written in the environment. */
function defaultAsText(shape: z.ZodType): string {
  if (shape instanceof z.ZodPrefault) return String(shape.def.defaultValue)
  const standard = shape.safeParse(undefined)
  return standard.success && standard.data !== undefined ? String(standard.data) : ''
}

/** Every variable with its default, for docs/configuration.md. */
export const variables: Variable[] = Object.entries(schema.shape).map(([name, shape]) => {
  return {
    name,
    standard: defaultAsText(shape),
    description: shape.description ?? '',
  }
})

type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as not set: shells and container files cannot express it otherwise. */
const setIn = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** Parses each variable by itself; in place of a malformed one stands its default. */
function parseVariables(given: Environment) {
  const malformed = new Map<string, string>()
  const entries = Object.entries(schema.shape).map(([name, shape]) => {
    const parsed = (shape as z.ZodType).safeParse(given[name])
    if (parsed.success) return [name, parsed.data]
    const [issue] = parsed.error.issues
    const isNoNumber = issue?.code === 'invalid_type' && issue.expected === 'number'
    malformed.set(name, isNoNumber ? 'Expected a number' : (issue?.message ?? ''))
    return [name, (shape as z.ZodType).safeParse(undefined).data]
  })
  return { value: Object.fromEntries(entries) as z.output<typeof schema>, malformed }
}

/** Warnings about variables that look like misspelt ones of the site. */
export const warnOfEnvironment = (environment: Environment): string[] =>
  warnOfUnknownVariables(
    environment,
    variables.map(({ name }) => name),
  )

/** Reads the environment. Throws a `ConfigurationError` with all its problems, one a line (PD-49, PD-131). */
export function readConfiguration(environment: Environment, { asRoot = process.getuid?.() === 0 } = {}) {
  const given = setIn(environment)
  const { value, malformed } = parseVariables(given)
  const contradictions = [
    ...(value.MODE === 'live'
      ? problemsOfLiveMode(value, {
          given,
          asRoot,
          demoSecretsKey,
          demonstrationCompany: invented(variables, value),
        })
      : []),
    ...problemsOfOperation(value),
    ...problemsOfMedia(value),
    ...problemsOfCdn(value),
    ...problemsOfSearch(value),
    ...problemsOfIdentity(value, value.MODE),
    ...problemsOfPayments(value),
  ]
  const problems = [
    ...problemsOfFormerVariables(given),
    ...[...malformed].map(([name, message]) => `${name}: ${message}`),
    // A malformed variable is told once.
    ...contradictions.filter(problem => !(problem.match(/[A-Z][A-Z_]+/g) ?? []).some(name => malformed.has(name))),
  ]
  if (problems.length > 0) throw new ConfigurationError(problems)
  return {
    port: value.PORT,
    host: value.HOST,
    processes: value.WEB_CONCURRENCY,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    dataFolder: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    mode: value.MODE,
    secretsKey: value.ENCRYPTION_KEY,
    /** The keys of encrypted columns. */
    keyRing: keyRingOf(value.ENCRYPTION_KEYS ?? `main:${value.ENCRYPTION_KEY}`),
    ...operationOf(value),
    /** Number of trusted proxies. Entries of X-Forwarded-For beyond theirs are the visitor's own claim. */
    proxies: value.TRUST_PROXY === 'true' ? 1 : Number(value.TRUST_PROXY) || 0,
    countryHeader: value.COUNTRY_HEADER.toLowerCase(),
    callsPerMinute: value.RATE_LIMIT_PER_MINUTE,
    holdPercent: value.HOLD_PERCENT,
    keptPagesMb: value.PAGE_CACHE_MB,
    connections: value.MAX_CONNECTIONS,
    ratesUrl: value.RATES_URL,
    personalDataMonths: value.PERSONAL_DATA_RETENTION_MONTHS,
    /** The bucket of pictures; without, they are in a folder. */
    media: mediaOf(value),
    /** Caches in front of the site that keep pages. */
    cdn: cdnOf(value),
    heroVideo: value.HERO_VIDEO,
    /** The external reviews provider. */
    reviews: value.REVIEWS_URL
      ? {
          url: value.REVIEWS_URL.replace(/\/+$/, ''),
          business: value.REVIEWS_BUSINESS,
          key: value.REVIEWS_KEY,
          name: value.REVIEWS_NAME || new URL(value.REVIEWS_URL).hostname,
        }
      : undefined,
    /** The external search provider, which also receives click events. */
    search: searchOf(value),
    /** The site's credentials at identity providers. */
    identity: identityOf(value, value.MODE),
    /** The card payment providers. */
    payments: paymentsOf(value),
    heroFilm: { film: value.HERO_FILM, player: value.FILM_PLAYER },
    analytics: {
      tagManager: value.TAG_MANAGER_URL,
      recorder: value.SESSION_RECORDER_URL,
      origins: value.ANALYTICS_ORIGINS.split(',').filter(Boolean),
    },
    map: { tiles: value.MAP_TILES, attribution: value.MAP_ATTRIBUTION },
    company: {
      name: value.COMPANY_NAME,
      registration: value.COMPANY_REGISTRATION,
      country: value.COMPANY_COUNTRY,
      vatNumber: value.COMPANY_VAT_NUMBER,
      offices: officesOf(value).map(({ address }) => address),
      social: value.SOCIAL_LINKS === 'none' ? [] : value.SOCIAL_LINKS.split(',').filter(Boolean),
    },
    bankAccounts: value.BANK_ACCOUNT,
    securityContact: value.SECURITY_CONTACT ?? `mailto:${value.OFFICE_EMAIL}`,
    mail: { server: value.SMTP_URL, from: value.MAIL_FROM },
    /** The address for replies to messages, and the key of its webhook. */
    replies: repliesOf(value, value.MODE),
    office: {
      phone: value.OFFICE_PHONE,
      email: value.OFFICE_EMAIL,
      predeparture: value.PREDEPARTURE_EMAIL ?? value.OFFICE_EMAIL,
      country: value.OFFICE_COUNTRY,
      timezone: value.OFFICE_TIMEZONE,
      callBooking: value.CALL_BOOKING_URL,
      press: value.PRESS_EMAIL,
    },
    /** The offices; the first is the one whose number the pages show. */
    offices: officesOf(value),
  }
}
