import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { batchOptions, connect, type Db } from '#database/connection'
import { builtDocuments, type Documents } from '#server/adapters/documents/documents'
import { type Configuration, readConfiguration } from '#server/platform/config/configuration'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'

/** The project's folder. */
export const root: string = fileURLToPath(new URL('../..', import.meta.url))

/** The surroundings of a command: the environment, and where it writes. */
export interface Terminal {
  environment: Readonly<Record<string, string | undefined>>
  print: (line: string) => void
  /** Renders e-mails; by default the built ones. */
  documents?: Documents
}

/** The site as a command sees it: configuration and database. */
export interface AdminSite {
  configuration: Configuration
  db: Db
  url: string
  print: (line: string) => void
}

/** The finding of a check, in one line. */
export type Finding = [kind: 'good' | 'warning' | 'problem', line: string]

/** A failure that the administrator can mend: told in one line, with exit code 1. */
export class CommandFailed extends Error {}

/** Runs work on the site's database, which the site may be using at the same time. */
export const withSite = async <Result>(
  { environment, print }: Terminal,
  work: (site: AdminSite) => Promise<Result>,
): Promise<Result> => {
  const configuration = readConfiguration(environment)
  return withDatabase(configuration, ({ db, url }) => work({ configuration, db, url, print }))
}

/** Runs work on the database of a configuration. */
export async function withDatabase<Result>(
  { databaseUrl, dataFolder }: Pick<Configuration, 'databaseUrl' | 'dataFolder'>,
  work: (database: Pick<AdminSite, 'db' | 'url'>) => Promise<Result>,
): Promise<Result> {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') })
  const url = databaseUrl ?? embedded?.url('postgres') ?? ''
  const connection = connect(url, { ...batchOptions, max: 2 })
  try {
    return await work({ db: connection.db, url })
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}

/** Runs work with what renders e-mails. */
export async function withDocuments<Result>(
  { documents }: Terminal,
  work: (documents: Documents) => Promise<Result>,
): Promise<Result> {
  if (documents) return work(documents)
  const built = builtDocuments(join(root, 'dist'))
  return work(built).finally(built.stop)
}
