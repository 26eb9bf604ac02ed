import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DeliveryFailed } from '#server/adapters/mail/mail'
import { checkSmtp } from '#server/adapters/mail/smtp'
import { MediaStoreFailed } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { purgeByTag } from '#server/adapters/shared-cache'
import { type Configuration, readConfiguration, warnOfEnvironment } from '#server/platform/config/configuration'
import { ConfigurationError } from '#server/platform/config/configuration-error'
import { redactQueryValues } from '#server/platform/http/errors'
import { findTrialObstacle } from './backup/trial-database.ts'
import { checkDatabase } from './check-database.ts'
import { type Finding, type Terminal, withSite } from './site.ts'

const marks = { good: '✓', warning: '!', problem: '✗' } as const

/** Milliseconds that a provider has to answer. */
const patience = 10_000

/** The providers of a configuration that the site calls itself. */
const providersOf = ({
  payments,
  search,
  reviews,
  ratesUrl,
}: Configuration): [name: string, url: string | undefined][] => [
  ['CHECKOUT_URL', payments.checkout?.url],
  ['OPAYO_URL', payments.opayo?.url],
  ['OPAYO_REPORTS_URL', payments.opayo?.reports.url],
  ['SEARCH_URL', search.provider?.url],
  ['INSIGHTS_URL', search.insights?.url],
  ['REVIEWS_URL', reviews?.url],
  ['RATES_URL', ratesUrl || undefined],
]

/** Any answer is enough: without a question, a provider answers that there is none. */
async function checkProvider(name: string, url: string): Promise<Finding> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' })
    await response.body?.cancel()
    return response.status >= 500
      ? ['problem', `${name} answers ${response.status}.`]
      : ['good', `${name} can be reached.`]
  } catch (error) {
    const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    return ['problem', `${name} cannot be reached (${cause.code ?? cause.name}).`]
  }
}

async function checkMail({ mail: { server } }: Configuration): Promise<Finding> {
  if (!server) return ['warning', 'There is no SMTP_URL: e-mails are only read at /dev/mail.']
  try {
    await checkSmtp(server, patience)
    return ['good', 'The mail server lets the site log in.']
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    return ['problem', `SMTP_URL: the mail server does not let the site log in (${error.message}).`]
  }
}

async function checkFolder({ dataFolder }: Configuration): Promise<Finding> {
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.W_OK)
    return ['good', `DATA_DIR can be written: ${resolve(dataFolder)}.`]
  } catch (error) {
    return ['problem', `DATA_DIR cannot be written (${(error as NodeJS.ErrnoException).code}).`]
  }
}

/** Writes, reads and removes a small file, as the site does. */
async function checkMedia(configuration: Configuration): Promise<Finding[]> {
  if (!configuration.media) return []
  const store = await openMediaStore(configuration)
  const key = `checks/${randomUUID()}`
  try {
    await store.save(key, Buffer.from('check'))
    const read = await store.find(key)
    await store.remove(key)
    if (read?.toString() !== 'check') return [['problem', 'MEDIA_BUCKET does not return what was stored.']]
    return [['good', 'The bucket of pictures can be read and written.']]
  } catch (error) {
    if (!(error instanceof MediaStoreFailed)) throw error
    return [['problem', `MEDIA_BUCKET: ${error.message}`]]
  }
}

/** Purges a tag that no page has: the cache must accept the key. */
async function checkCdn({ cdn }: Configuration): Promise<Finding[]> {
  if (!cdn) return []
  try {
    await purgeByTag(cdn, ['check'], AbortSignal.timeout(patience))
    return [['good', 'The cache in front of the site can be purged.']]
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    return [['problem', `CDN_PURGE_URL: ${cause?.code ?? message}`]]
  }
}

/**
 * Checks everything that a start needs, and what it would only notice later: configuration, database, keys, mail server,
 * providers, bucket, legal pages. It changes nothing. Returns whether there is no problem.
 */
export async function check(terminal: Terminal): Promise<boolean> {
  const found: Finding[] = warnOfEnvironment(terminal.environment).map(line => ['warning', line])
  const print = () => {
    for (const [kind, line] of found) terminal.print(`${marks[kind]} ${line}`)
    return !found.some(([kind]) => kind === 'problem')
  }
  let configuration: Configuration
  try {
    configuration = readConfiguration(terminal.environment)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    found.push(...error.problems.map((line): Finding => ['problem', line]))
    return print()
  }
  found.push(['good', 'The configuration is complete.'], await checkFolder(configuration))
  const ofDatabase = withSite(terminal, ({ db }) => checkDatabase(db, configuration)).catch((error): Finding[] => {
    const told = redactQueryValues(error) as Error
    return [['problem', `DATABASE_URL: ${told.message || (told as NodeJS.ErrnoException).code}`]]
  })
  const obstacle = await findTrialObstacle(configuration)
  const ofProviders = providersOf(configuration).flatMap(([name, url]) => (url ? [checkProvider(name, url)] : []))
  found.push(
    ...(await ofDatabase),
    await checkMail(configuration),
    ...(await checkMedia(configuration)),
    ...(await checkCdn(configuration)),
    ...(await Promise.all(ofProviders)),
    ...(obstacle ? [['warning', obstacle] satisfies Finding] : []),
  )
  return print()
}
