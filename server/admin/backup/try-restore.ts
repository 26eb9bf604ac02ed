import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { type AdminSite, withSite } from '../site.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

/** The database of a trial. One that an interrupted trial has left is dropped first. */
const trialName = sql.identifier('restore_trial')

/** Restores a fresh backup of a database beside it, and drops the copy. Rows are counted, constraints validated. */
export async function restoreOnTrial({
  db,
  url,
  configuration,
}: Pick<AdminSite, 'db' | 'url' | 'configuration'>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-restore-'))
  const [archive, identityFile] = [join(folder, 'trial.age'), join(folder, 'key.txt')]
  const terminal = (address: string) => ({
    environment: { DATABASE_URL: address, DATA_DIR: folder, ENCRYPTION_KEY: configuration.secretsKey },
    print: () => undefined,
  })
  const drop = () => db.execute(sql`drop database if exists ${trialName} with (force)`)
  try {
    const identity = await generateX25519Identity()
    await writeFile(identityFile, identity, { mode: 0o600 })
    await backup(terminal(url), archive, { media: false, recipient: await identityToRecipient(identity) })
    await drop()
    await db.execute(sql`create database ${trialName}`)
    await restore(terminal(new URL('/restore_trial', url).href), archive, { identity: identityFile })
  } finally {
    await rm(folder, { recursive: true, force: true })
    await drop()
  }
}

/**
 * Tries a restore of the embedded database. One elsewhere can be large, and its role may create no other one:
 * docs/operations.md says how its backups are tried. Throws where the restore fails.
 */
export async function run({ configuration }: JobContext, _: object, { log }: Pick<Task, 'log'>): Promise<void> {
  if (configuration.databaseUrl) return
  const began = performance.now()
  const environment = { DATA_DIR: configuration.dataFolder, ENCRYPTION_KEY: configuration.secretsKey }
  await withSite({ environment, print: () => undefined }, restoreOnTrial)
  log.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'a backup was restored on trial')
}
