import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const migrations = join(root, 'database/migrations')

interface Journal {
  entries: { idx: number; tag: string }[]
}

const journal: Journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))

test('the journal lists every migration in numerical order', async () => {
  const files = (await readdir(migrations)).filter(name => name.endsWith('.sql')).toSorted()
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
})

test('only the newest snapshot is kept', async () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4)
  expect((await readdir(join(migrations, 'meta'))).toSorted()).toEqual(
    ['_journal.json', `${newest}_snapshot.json`].toSorted(),
  )
})
