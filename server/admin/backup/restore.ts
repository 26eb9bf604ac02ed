import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { connect } from '#database/connection'
import { listMigrations, migrate, queueVersion } from '#database/migrate'
import { assertStoreKey, type MediaStore } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { switchOff } from '#server/platform/jobs/switches'
import { findKeyProblem } from '#server/platform/security/key-check'
import { type AdminSite, CommandFailed, type Terminal, withSite } from '../site.ts'
import { type ArchiveEntry, readArchive, textOf } from './archive.ts'
import { batchClient } from './dump-database.ts'
import {
  assertComplete,
  closeTables,
  isEmpty,
  keyOfEntry,
  loadTable,
  openTables,
  type TableLoad,
} from './load-database.ts'
import { countRows, type End, endShape, type Manifest, manifestShape, tableKey } from './manifest.ts'

/** The private key in a file as age-keygen writes it. */
export async function readIdentity(file: string): Promise<string> {
  const identity = /^AGE-SECRET-KEY-1\S+$/m.exec(await readFile(file, 'utf8'))?.[0]
  if (!identity) throw new CommandFailed(`${file} has no age private key (AGE-SECRET-KEY-1…).`)
  return identity
}

/** Throws unless this version of the site can make the tables of the archive. */
async function assertRestorable({ newestMigration, queueVersion: queue, version }: Manifest): Promise<void> {
  const isKnown = (await listMigrations()).some(({ tag }) => tag === newestMigration.tag)
  if (!isKnown || queue !== queueVersion)
    throw new CommandFailed(`Restore the archive with version ${version} of the site, and upgrade then.`)
}

async function saveMedia(store: MediaStore, entry: ArchiveEntry): Promise<void> {
  const key = entry.name.slice('media/'.length)
  try {
    assertStoreKey(key)
  } catch {
    throw new CommandFailed(`${entry.name} leads out of the store.`)
  }
  const parts: Buffer[] = []
  for await (const part of entry.content) parts.push(part)
  await store.save(key, Buffer.concat(parts))
}

interface Inspected {
  manifest: Manifest
  end: End
}

/** Reads the whole archive before anything is changed: it is decrypted, authenticated and complete. */
async function inspect(entries: AsyncIterable<ArchiveEntry>): Promise<Inspected> {
  let manifest: Manifest | undefined
  let end: End | undefined
  for await (const entry of entries) {
    if (entry.name === 'manifest.json') manifest = manifestShape.parse(JSON.parse(await textOf(entry)))
    else if (entry.name === 'end.json') end = endShape.parse(JSON.parse(await textOf(entry)))
    else for await (const _part of entry.content);
  }
  if (!manifest || !end) throw new CommandFailed('The archive is cut off.')
  await assertRestorable(manifest)
  return { manifest, end }
}

/** Reads rows into migrated tables, in one transaction, and files into the media store. Returns the number of files. */
async function load(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  { manifest: { tables }, end, store }: Inspected & { store: MediaStore },
): Promise<number> {
  const foreignKeys = await openTables(client, tables)
  const loaded = new Map<string, number>()
  let current: TableLoad | undefined
  let files = 0
  const endCurrent = async () => {
    if (current) loaded.set(tableKey(current.table), await current.end())
    current = undefined
  }
  for await (const entry of entries) {
    if (entry.name.startsWith('tables/')) {
      const key = keyOfEntry(entry.name)
      const table = tables.find(each => tableKey(each) === key)
      if (!table) throw new CommandFailed(`The archive is damaged: ${entry.name} is not in its manifest.`)
      if (current && tableKey(current.table) !== key) await endCurrent()
      current ??= loadTable(client, table)
      for await (const part of entry.content) await current.write(part)
    } else if (entry.name.startsWith('media/')) {
      await saveMedia(store, entry)
      files++
    } else for await (const _part of entry.content);
  }
  await endCurrent()
  assertComplete(end.rows, loaded)
  await closeTables(client, { tables, foreignKeys, sequences: end.sequences })
  return files
}

interface Restored {
  manifest: Manifest
  rows: number
  files: number
  /** Why the keys of the configuration do not belong to the restored database. */
  keyProblem: string | undefined
}

/**
 * Restores an archive with its private key into an empty database and a media store, and switches jobs and payments off:
 * until an administrator resumes them, a copy sends no e-mails and takes no money.
 */
export async function restoreArchive(
  { file, key }: { file: string; key: string },
  { url, store, configuration }: Pick<AdminSite, 'url' | 'configuration'> & { store: MediaStore },
): Promise<Restored> {
  const inspected = await inspect(readArchive(file, key))
  const { manifest, end } = inspected
  const client = batchClient(url)
  await client.connect()
  const fill = async () => {
    if (!(await isEmpty(client))) throw new CommandFailed('The database is not empty: restore into a new one.')
    await migrate(url, { until: manifest.newestMigration.when })
    return load(client, readArchive(file, key), { ...inspected, store })
  }
  const files = await fill().finally(() => client.end())
  await migrate(url)
  const { db, close } = connect(url, { max: 1 })
  const keyProblem = await findKeyProblem(db, configuration)
    .then(async found => {
      for (const part of ['jobs', 'payments'] as const) await switchOff(db, part, `restored from ${manifest.at}`)
      return found
    })
    .finally(close)
  return { manifest, rows: countRows(end), files, keyProblem }
}

/** Restores an archive into the database of the environment, which must be empty, and prints what to do next. */
export const restore = async (terminal: Terminal, file: string, { identity }: { identity: string }): Promise<void> => {
  const key = await readIdentity(identity)
  await withSite(terminal, async ({ configuration, url, print }) => {
    const store = await openMediaStore(configuration)
    const { manifest, rows, files, keyProblem } = await restoreArchive({ file, key }, { url, store, configuration })
    print(`${rows} rows and ${files} files of ${manifest.at} were restored.`)
    print(`The backup was made with these variables set: ${manifest.configuration.join(', ') || 'none'}.`)
    if (keyProblem) print(keyProblem)
    print('Jobs, e-mails and payments are off. Switch them on: `npm run admin -- jobs resume jobs`, then `payments`.')
  })
}
