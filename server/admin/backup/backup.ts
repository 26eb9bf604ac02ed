import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { assertMigrated, listMigrations, queueVersion } from '#database/migrate'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { openMediaStore } from '#server/adapters/media-store/open-media-store'
import { variables } from '#server/platform/config/configuration'
import { version } from '#server/platform/runtime/version'
import { CommandFailed, type Terminal, withSite } from '../site.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { dumpDatabase } from './dump-database.ts'
import type { DumpedTable, Manifest } from './manifest.ts'

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

/**
 * Writes database and media into one archive, encrypted for the recipient of the configuration. The site keeps running.
 */
export async function backup(
  terminal: Terminal,
  file: string,
  { recipient: given, media = true }: { recipient?: string; media?: boolean },
): Promise<void> {
  await withSite(terminal, async ({ configuration, db, url, print }) => {
    const recipient = given ?? configuration.backupRecipient
    if (!recipient) throw new CommandFailed('Set BACKUP_RECIPIENT, or name a public key with --recipient.')
    await assertMigrated(db)
    const newestMigration = (await listMigrations()).at(-1) ?? { tag: '', when: 0 }
    const describe = (tables: DumpedTable[], at: Date): Manifest => ({
      format: 1,
      version,
      at: at.toISOString(),
      newestMigration: { tag: newestMigration.tag, when: newestMigration.when },
      queueVersion,
      tables,
      configuration: namesSetIn(terminal.environment),
    })
    let told = ''
    await writeArchive(file, recipient, async add => {
      const end = await dumpDatabase(url, add, (tables, at) =>
        add('manifest.json', JSON.stringify(describe(tables, at))),
      )
      const files = media ? await addMedia(await openMediaStore(configuration), add) : 0
      await add('end.json', JSON.stringify(end))
      const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
      told = `${rows} rows of ${Object.keys(end.rows).length} tables and ${files} files are in ${file}.`
    })
    print(told)
  })
}
