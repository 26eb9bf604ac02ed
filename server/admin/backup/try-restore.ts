import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { localFolder } from '#server/adapters/media-store/local-folder'
import { mediaFolderOf } from '#server/adapters/media-store/open-media-store'
import type { JobContext } from '#server/context'
import type { Configuration } from '#server/platform/config/configuration'
import type { Task } from '#server/platform/jobs/define-job'
import { CommandFailed, withDatabase } from '../site.ts'
import { writeBackup } from './backup.ts'
import { restoredStep } from './jobs.ts'
import { readIdentity, restoreArchive } from './restore.ts'
import { findTrialObstacle, openTrialDatabase, trialFolder } from './trial-database.ts'

/** Milliseconds after which the newest archive of a folder is too old: backups have stopped. */
const oldestArchive = 2 * 24 * 3600 * 1000

interface Archive {
  file: string
  /** Its private key. */
  key: string
}

/** The result of a trial, without anything personal. */
export interface Trial {
  /** Whether the archive was one of `BACKUP_FOLDER`, or made for the trial. */
  archive: 'stored' | 'made'
  rows: number
  files: number
  seconds: number
}

/** The newest archive of a folder. Throws if there is none, or none of the last days. */
async function findNewestArchive(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.age'))
  const archives = await Promise.all(
    names.map(async name => ({ file: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const [newest] = archives.toSorted((one, other) => other.at - one.at)
  if (!newest) throw new CommandFailed('BACKUP_FOLDER has no archive (*.age).')
  const age = Date.now() - newest.at
  if (age > oldestArchive)
    throw new CommandFailed(`The newest archive of BACKUP_FOLDER is ${Math.floor(age / 86_400_000)} days old.`)
  return newest.file
}

/** Makes an archive whose key is nowhere but in memory: what a killed process leaves cannot be read. */
async function makeArchive(configuration: Configuration, folder: string): Promise<Archive> {
  const key = await generateX25519Identity()
  const file = join(folder, 'trial.age')
  const recipient = await identityToRecipient(key)
  await withDatabase(configuration, database =>
    writeBackup(database, { file, recipient, store: undefined, variables: [] }),
  )
  return { file, key }
}

/**
 * Restores the newest stored archive, or one made now, into a database of trials, and removes the copy. Rows are counted,
 * constraints validated, keys compared. Throws if anything of it fails, also because the signal is aborted.
 */
export async function restoreOnTrial(configuration: Configuration, signal?: AbortSignal): Promise<Trial> {
  const began = performance.now()
  const { archives } = configuration.restoreTrial
  const folder = trialFolder(configuration)
  const work = join(folder, 'files')
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true, mode: 0o700 })
  try {
    const { file, key } = archives
      ? { file: await findNewestArchive(archives.folder), key: await readIdentity(archives.identityFile) }
      : await makeArchive(configuration, work)
    signal?.throwIfAborted()
    const database = await openTrialDatabase(configuration)
    const abort = () => void database.interrupt().catch(() => undefined)
    signal?.addEventListener('abort', abort)
    try {
      const store = localFolder(mediaFolderOf({ dataFolder: work }))
      const { rows, files, keyProblem } = await restoreArchive(
        { file, key },
        { url: database.url, store, configuration },
      )
      signal?.throwIfAborted()
      if (keyProblem) throw new CommandFailed(keyProblem)
      return {
        archive: archives ? 'stored' : 'made',
        rows,
        files,
        seconds: Math.round((performance.now() - began) / 1000),
      }
    } finally {
      signal?.removeEventListener('abort', abort)
      await database.close()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
    // The folder of a server is elsewhere if another user runs it; ones that are in use stay.
    for (const empty of [join(folder, 'postgres'), folder]) await rmdir(empty).catch(() => undefined)
  }
}

/** Tries a restore, and records it with the job. Throws where it fails; where none is possible, says so. */
export async function run(
  { configuration }: JobContext,
  _: object,
  { log, step, signal }: Pick<Task, 'log' | 'step' | 'signal'>,
): Promise<void> {
  const obstacle = await findTrialObstacle(configuration)
  if (obstacle) return log.warn(obstacle)
  const trial = await step(restoredStep, () => restoreOnTrial(configuration, signal))
  log.info(trial, 'a backup was restored on trial')
}
