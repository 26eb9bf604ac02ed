import { isAbsolute } from 'node:path'

/** Names of the same machine in an address; a path is that of a socket. */
const sameMachine = /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/i

/** Whether a host name or socket is this machine, to which nobody else listens in. */
export const isSameMachine = (host: string): boolean => sameMachine.test(host)

/** Whether the connection to the database can be read or impersonated on the network. */
function isUnencrypted(address: string): boolean {
  // The driver uses the last of several values, and lets a `host` parameter override the host.
  const url = URL.parse(address)
  const last = (name: string) => url?.searchParams.getAll(name).at(-1)
  const host = last('host') || decodeURIComponent(url?.hostname ?? '')
  return !isSameMachine(host) && last('sslmode') !== 'verify-full'
}

/** Options of an SMTP address that switch TLS or the check of its certificate off. */
const unsafeSmtpOptions = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure', 'tls.rejectUnauthorized']

/** Whether an SMTP address allows a connection to another machine that can be read on the network. */
function isUnencryptedSmtp(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && !isSameMachine(url.hostname) && unsafeSmtpOptions.some(name => url.searchParams.has(name))
}

/** Random keys of 32 bytes have about 30 different ones; fewer than 16 do not occur in the life of the universe. */
const fewestDistinctBytes = 16

/** Whether a key in base64 is too regular to be random. */
const isWeakKey = (key: string): boolean => new Set(Buffer.from(key, 'base64')).size < fewestDistinctBytes

/** The settings that a live site must have. */
interface Told {
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  ENCRYPTION_KEY: string
  ENCRYPTION_KEYS?: string | undefined
  MAIL_WEBHOOK_KEY?: string | undefined
  ALLOW_ROOT: boolean
  DATA_DIR: string
}

/** The origin of the settings: those that are set, the user, and values of the demonstration. */
interface Circumstances {
  given: Readonly<Record<string, string | undefined>>
  asRoot: boolean
  demoSecretsKey: string
  /** Defaults that are true of the demonstration's company alone. */
  demonstrationCompany: Readonly<Record<string, string>>
}

/** Why a live site does not start with a key. */
function problemOfKey(value: Told, demoSecretsKey: string): string[] {
  if (value.ENCRYPTION_KEY === demoSecretsKey)
    return ['MODE=live needs ENCRYPTION_KEY: that of the demonstration is known to all.']
  const pairs = value.ENCRYPTION_KEYS?.split(',') ?? []
  return [
    ...(isWeakKey(value.ENCRYPTION_KEY)
      ? ['ENCRYPTION_KEY is not random: make one with `openssl rand -base64 32`.']
      : []),
    ...(pairs.some(pair => isWeakKey(pair.split(':')[1] ?? ''))
      ? ['ENCRYPTION_KEYS has a key that is not random: make one with `openssl rand -base64 32`.']
      : []),
    ...(value.MAIL_WEBHOOK_KEY && new Set(value.MAIL_WEBHOOK_KEY).size < 8
      ? ['MAIL_WEBHOOK_KEY is not random: make one with `openssl rand -base64 32`.']
      : []),
  ]
}

/** Simulators have a problem of their own. */
const isOutsideService = (name: string) => name !== 'PUBLIC_URL' && !/SIMULATOR/.test(name)

/** A collector of traces, a store of pictures and a cache can run beside the site. */
const isLocalService = (name: string, text: string) =>
  ['TRACES_URL', 'MEDIA_ENDPOINT', 'CDN_PURGE_URL'].includes(name) && isSameMachine(URL.parse(text)?.hostname ?? '')

/** What a company can do without, as it is set. */
const orNone = (name: string) => (['OFFICE_TWO', 'SOCIAL_LINKS'].includes(name) ? ', or `none`' : '')

/** Problems of settings that are good enough for a demonstration only (PD-49, PD-131). */
export function problemsOfLiveMode(
  value: Told,
  { given, asRoot, demoSecretsKey, demonstrationCompany }: Circumstances,
): string[] {
  const problems: string[] = []
  if (!value.DATABASE_URL) problems.push('MODE=live needs DATABASE_URL: the embedded database is for demonstration.')
  else if (isUnencrypted(value.DATABASE_URL))
    problems.push('MODE=live needs DATABASE_URL with sslmode=verify-full: the database is elsewhere.')
  if (value.DATABASE_REPLICA_URL && isUnencrypted(value.DATABASE_REPLICA_URL))
    problems.push('MODE=live needs DATABASE_REPLICA_URL with sslmode=verify-full: the replica is elsewhere.')
  if (asRoot && !value.ALLOW_ROOT) problems.push('MODE=live does not run as root, unless ALLOW_ROOT is true.')
  if (!isAbsolute(value.DATA_DIR))
    problems.push('MODE=live needs DATA_DIR, an absolute path: units and commands must use the same folder.')
  if (!value.PUBLIC_URL?.startsWith('https:')) problems.push('MODE=live needs PUBLIC_URL, an https address.')
  problems.push(...problemOfKey(value, demoSecretsKey))
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'OFFICE_EMAIL'])
    if (!given[name]) problems.push(`MODE=live needs ${name}: e-mails must arrive and be answered.`)
  if (value.SMTP_URL && isUnencryptedSmtp(value.SMTP_URL))
    problems.push('MODE=live needs SMTP_URL without options that switch TLS off: the mail server is elsewhere.')
  if (!given.BANK_ACCOUNT)
    problems.push('MODE=live needs BANK_ACCOUNT: transfers to that of the demonstration are lost.')
  for (const [name, standard] of Object.entries(demonstrationCompany))
    if (!given[name] || given[name] === standard)
      problems.push(`MODE=live needs ${name} of your own${orNone(name)}: that of the demonstration is invented.`)
  for (const [name, text] of Object.entries(given))
    if (isOutsideService(name) && text && !isLocalService(name, text) && /(^|,)\s*http:/.test(text))
      problems.push(`MODE=live needs ${name} with https: the network can read and change http.`)
  return problems
}
