import { z } from 'zod'

const flag = (standard: boolean) =>
  z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).default(standard)

/** Settings of operators: roles, jobs, restarts, logs, HSTS, metrics, backups. */
export const operationSettings = {
  ALLOW_ROOT: flag(false).describe('`true` lets the site start as root in live mode'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      '`web` serves the site and only enqueues jobs; `worker` runs jobs and serves nothing but `/healthz` and `/readyz`; `all` does both. Where there is a `web`, there must be a `worker`',
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .startsWith('postgres')
    .optional()
    .describe('A streaming replica of the database, which reports and exports read; without, they read the database'),
  REPLICA_MAX_LAG_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(15)
    .describe('The lag beyond which reports and exports read the database instead of the replica'),
  JOBS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` starts a process without jobs: it sends no e-mails, takes no due payments and deletes nothing'),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'Seconds for which a process that was told to stop still serves, while `/readyz` answers 503: as long as the load balancer needs to notice',
    ),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info').describe('What is logged'),
  SECURITY_LOG: z
    .string()
    .default('stdout')
    .describe(
      'Where refused requests are told, with the addresses they came from: `stdout`, with the other log; `none`; or the path of a file',
    ),
  HSTS_MAX_AGE: z.coerce
    .number()
    .int()
    .min(0)
    .default(63_072_000)
    .describe(
      'Seconds for which browsers open the site by https alone, where `PUBLIC_URL` is https; 0 makes browsers forget it',
    ),
  HSTS_SUBDOMAINS: flag(true).describe(
    '`false` leaves out the subdomains of `PUBLIC_URL`; necessary where one of them still speaks http',
  ),
  HSTS_PRELOAD: flag(false).describe(
    '`true` agrees to the preload list of browsers, which is hard to leave; needs a year and the subdomains',
  ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe('The port of `/metrics` for Prometheus; without, there are none'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('The address on which `/metrics` listens'),
  TRACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'An OpenTelemetry collector, as `https://collector.example/v1/traces` (OTLP over HTTP); without, no traces',
    ),
  TRACES_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('The share of requests and jobs that are traced, from 0 to 1'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'Expected an age public key, age1…')
    .optional()
    .describe('The age public key for which `npm run admin -- backup` encrypts; its private key stays elsewhere'),
  RESTORE_TRIAL_URL: z
    .string()
    .startsWith('postgres')
    .optional()
    .describe(
      'An empty database into which the nightly trial restores a backup, and which it empties again; without, a temporary embedded server, where it is installed',
    ),
  BACKUP_FOLDER: z
    .string()
    .optional()
    .describe('A folder whose newest archive (`*.age`) the nightly trial restores; without, a backup that it makes'),
  BACKUP_IDENTITY_FILE: z
    .string()
    .optional()
    .describe('The file with the age private key of the archives in `BACKUP_FOLDER`, readable by this process alone'),
}

type Settings = z.output<z.ZodObject<typeof operationSettings>>

/** A year, which the preload list of browsers requires. */
const preloadMaxAge = 31_536_000

/** Problems of settings that contradict each other. */
export const problemsOfOperation = (value: Settings & { DATABASE_URL?: string | undefined }): string[] => [
  ...(value.HSTS_PRELOAD && (value.HSTS_MAX_AGE < preloadMaxAge || !value.HSTS_SUBDOMAINS)
    ? [`HSTS_PRELOAD needs HSTS_MAX_AGE of ${preloadMaxAge} or more, and HSTS_SUBDOMAINS.`]
    : []),
  ...(value.DATABASE_REPLICA_URL && !value.DATABASE_URL
    ? ['DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.']
    : []),
  ...(value.RESTORE_TRIAL_URL && value.RESTORE_TRIAL_URL === value.DATABASE_URL
    ? ['RESTORE_TRIAL_URL names the database of the site: the trial needs an empty one.']
    : []),
  ...((value.BACKUP_FOLDER === undefined) === (value.BACKUP_IDENTITY_FILE === undefined)
    ? []
    : ['BACKUP_FOLDER and BACKUP_IDENTITY_FILE are set together: without its key no archive can be restored.']),
  ...(value.ROLE === 'worker' && value.JOBS === 'off' ? ['ROLE=worker has nothing to do with JOBS=off.'] : []),
]

/** The same as the site uses it. */
export const operationOf = (value: Settings) => ({
  role: value.ROLE,
  /** The replica that reports and exports read. */
  replica: value.DATABASE_REPLICA_URL
    ? { url: value.DATABASE_REPLICA_URL, maxLagMs: value.REPLICA_MAX_LAG_SECONDS * 1000 }
    : undefined,
  /** Whether this process runs jobs. */
  jobs: value.JOBS === 'on' && value.ROLE !== 'web',
  shutdownDelayMs: value.SHUTDOWN_DELAY_SECONDS * 1000,
  logLevel: value.LOG_LEVEL,
  securityLog: value.SECURITY_LOG,
  hsts: { maxAge: value.HSTS_MAX_AGE, includeSubDomains: value.HSTS_SUBDOMAINS, preload: value.HSTS_PRELOAD },
  metrics: value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
  traces: value.TRACES_URL === undefined ? undefined : { url: value.TRACES_URL, share: value.TRACES_SHARE },
  backupRecipient: value.BACKUP_RECIPIENT,
  /** What the nightly trial restores, and where. */
  restoreTrial: {
    url: value.RESTORE_TRIAL_URL,
    archives:
      value.BACKUP_FOLDER && value.BACKUP_IDENTITY_FILE
        ? { folder: value.BACKUP_FOLDER, identityFile: value.BACKUP_IDENTITY_FILE }
        : undefined,
  },
})
