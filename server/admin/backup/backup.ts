import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { assertMigrated, listMigrations, queueVersion } from '#database/migrate'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { variables } from '#server/platform/config/configuration'
import { version } from '#server/platform/runtime/version'
import { type AdminSite, CommandFailed, type Terminal, withSite } from '../site.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { dumpDatabase } from './dump-database.ts'
import { countRows, type DumpedTable, type Manifest } from './manifest.ts'

/** Folders of the media store whose files the site makes itself. */
const madeAnew: readonly string[] = ['sizes', 'drafts']

/** Adds uploaded pictures and files. */
async function addMedia(store: MediaStore, add: AddEntry): Promise<number> {
  let count = 0
  for await (const name of store.list()) {
    if (madeAnew.includes(name)) continue
    for await (const key of store.files(name)) {
      const file = await store.open(key)
      // Removed since it was listed.
      if (!file) continue
      await add(`media/${key}`, file)
      count++
    }
  }
  return count
}

const namesSetIn = (environment: Terminal['environment']): string[] =>
  variables.map(({ name }) => name).filter(name => environment[name])

/** Prints a new pair of keys for backups. */
export async function newBackupKey({ print }: Terminal): Promise<void> {
  const identity = await generateX25519Identity()
  print(`# BACKUP_RECIPIENT=${await identityToRecipient(identity)}`)
  print(identity)
}

interface Backup {
  file: string
  /** The age public key. */
  recipient: string
  /** The media store whose files belong to it. */
  store: MediaStore | undefined
  /** Names of the variables that are set. */
  variables: string[]
}

/** Writes a database, and the files of a store, into one encrypted archive. Returns what is in it. */
export async function writeBackup(
  { db, url }: Pick<AdminSite, 'db' | 'url'>,
  { file, recipient, store, variables: configuration }: Backup,
): Promise<{ rows: number; tables: number; files: number }> {
  await assertMigrated(db)
  const newestMigration = (await listMigrations()).at(-1) ?? { tag: '', when: 0 }
  const describe = (tables: DumpedTable[], at: Date): Manifest => ({
    format: 1,
    version,
    at: at.toISOString(),
    newestMigration: { tag: newestMigration.tag, when: newestMigration.when },
    queueVersion,
    tables,
    configuration,
  })
  const written = { rows: 0, tables: 0, files: 0 }
  await writeArchive(file, recipient, async add => {
    const end = await dumpDatabase(url, add, (tables, at) => add('manifest.json', JSON.stringify(describe(tables, at))))
    written.files = store ? await addMedia(store, add) : 0
    await add('end.json', JSON.stringify(end))
    written.rows = countRows(end)
    written.tables = Object.keys(end.rows).length
  })
  return written
}

/** Writes database and media into one archive, encrypted for the recipient of the configuration. The site keeps running. */
export async function backup(
  terminal: Terminal,
  file: string,
  { recipient: given, media = true }: { recipient?: string; media?: boolean },
): Promise<void> {
  await withSite(terminal, async ({ configuration, db, url, print }) => {
    const recipient = given ?? configuration.backupRecipient
    if (!recipient) throw new CommandFailed('Set BACKUP_RECIPIENT, or name a public key with --recipient.')
    const { rows, tables, files } = await writeBackup(
      { db, url },
      {
        file,
        recipient,
        store: media ? await openMediaStore(configuration) : undefined,
        variables: namesSetIn(terminal.environment),
      },
    )
    print(`${rows} rows of ${tables} tables and ${files} files are in ${file}.`)
  })
}
