import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** `npm run migration -- --name what-it-does` compares tables and newest snapshot; `--custom` gives an empty migration. */
execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})

// drizzle-kit compares with the newest snapshot only; older ones add megabytes and are in the history.
const folder = join(root, 'database/migrations/meta')
const snapshots = (await readdir(folder)).filter(name => name.endsWith('_snapshot.json')).toSorted()
for (const old of snapshots.slice(0, -1)) await rm(join(folder, old))
