/** What an address of PostgreSQL may call the machine that it is on; a path is that of a socket. */
const sameMachine = /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/i

/** Whether what is said with the database can be read on the way, or whoever answers there be taken for it. */
function isOpenOnTheWay(address: string): boolean {
  // The driver believes the last of several values, and takes `host` for more than the host.
  const url = URL.parse(address)
  const last = (name: string) => url?.searchParams.getAll(name).at(-1)
  const host = last('host') || decodeURIComponent(url?.hostname ?? '')
  return !sameMachine.test(host) && last('sslmode') !== 'verify-full'
}

/** What a live site must be told. */
interface Told {
  DATABASE_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  SECRETS_KEY: string
  ALLOW_ROOT: boolean
}

/** How it was told: what was said and not left to defaults, by whom, and the key that is nobody's secret. */
interface Circumstances {
  given: Record<string, string | undefined>
  asRoot: boolean
  standardKey: string
}

/** Refuses what is good enough for a demonstration only (PD-49), with an error of one clear line. */
export function refuseUnsafe(value: Told, { given, asRoot, standardKey }: Circumstances): void {
  if (!value.DATABASE_URL)
    throw new Error('Configuration: MODE=live needs DATABASE_URL: the embedded database is for demonstration.')
  if (isOpenOnTheWay(value.DATABASE_URL))
    throw new Error('Configuration: MODE=live needs DATABASE_URL with sslmode=verify-full: the database is elsewhere.')
  if (asRoot && !value.ALLOW_ROOT)
    throw new Error('Configuration: MODE=live does not run as root, unless ALLOW_ROOT is true.')
  if (!value.PUBLIC_URL?.startsWith('https:'))
    throw new Error('Configuration: MODE=live needs PUBLIC_URL, an https address.')
  if (value.SECRETS_KEY === standardKey)
    throw new Error('Configuration: MODE=live needs SECRETS_KEY: that of the demonstration is known to all.')
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'OFFICE_EMAIL'])
    if (!given[name]) throw new Error(`Configuration: MODE=live needs ${name}: e-mails must arrive and be answered.`)
  if (!given.BANK_ACCOUNT)
    throw new Error('Configuration: MODE=live needs BANK_ACCOUNT: transfers to that of the demonstration are lost.')
}
