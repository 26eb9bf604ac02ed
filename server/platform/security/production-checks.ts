/** Names of the same machine in a PostgreSQL address; a path is that of a socket. */
const sameMachine = /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/i

/** Whether the connection to the database can be read or impersonated on the network. */
function isUnencrypted(address: string): boolean {
  // The driver uses the last of several values, and lets a `host` parameter override the host.
  const url = URL.parse(address)
  const last = (name: string) => url?.searchParams.getAll(name).at(-1)
  const host = last('host') || decodeURIComponent(url?.hostname ?? '')
  return !sameMachine.test(host) && last('sslmode') !== 'verify-full'
}

/** The settings that a live site must have. */
interface Told {
  DATABASE_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  ENCRYPTION_KEY: string
  ALLOW_ROOT: boolean
}

/** The origin of the settings: those that are not defaults, the user, and the public demonstration key. */
interface Circumstances {
  given: Record<string, string | undefined>
  asRoot: boolean
  standardKey: string
}

/** Rejects settings that are good enough for a demonstration only (PD-49), with an error of one line. */
export function assertProductionSafe(value: Told, { given, asRoot, standardKey }: Circumstances): void {
  if (!value.DATABASE_URL)
    throw new Error('Configuration: MODE=live needs DATABASE_URL: the embedded database is for demonstration.')
  if (isUnencrypted(value.DATABASE_URL))
    throw new Error('Configuration: MODE=live needs DATABASE_URL with sslmode=verify-full: the database is elsewhere.')
  if (asRoot && !value.ALLOW_ROOT)
    throw new Error('Configuration: MODE=live does not run as root, unless ALLOW_ROOT is true.')
  if (!value.PUBLIC_URL?.startsWith('https:'))
    throw new Error('Configuration: MODE=live needs PUBLIC_URL, an https address.')
  if (value.ENCRYPTION_KEY === standardKey)
    throw new Error('Configuration: MODE=live needs ENCRYPTION_KEY: that of the demonstration is known to all.')
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'OFFICE_EMAIL'])
    if (!given[name]) throw new Error(`Configuration: MODE=live needs ${name}: e-mails must arrive and be answered.`)
  if (!given.BANK_ACCOUNT)
    throw new Error('Configuration: MODE=live needs BANK_ACCOUNT: transfers to that of the demonstration are lost.')
}
