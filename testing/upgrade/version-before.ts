import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listMigrations } from '#database/migrate'
import { root } from '#tools/root'
import { newFolder } from '../folder.ts'

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim()

/**
 * The commit of the version before: the last release whose tag is not on this commit; before the first release, the
 * commit before the newest migration. Undefined where the history does not reach so far, as in a shallow clone.
 */
export async function findVersionBefore(): Promise<string | undefined> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(() => '')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const newest = `database/migrations/${(await listMigrations()).at(-1)?.tag}.sql`
  const added = ['--first-parent', '-m', '--no-renames', '--diff-filter=A', '--format=%H', '-1', '--', newest]
  const commit = await git('log', ...added).catch(() => '')
  // A migration that is not committed yet: the version before is the last commit.
  return git('rev-parse', '--verify', commit ? `${commit}^1` : 'HEAD').catch(() => undefined)
}

/** The sources of a commit in a folder of their own, with the packages of this version. */
export async function checkOut(commit: string): Promise<string> {
  const folder = await newFolder('maestrale-version-before-')
  const archive = join(folder, 'sources.tar')
  await git('archive', '--output', archive, commit)
  await run('tar', ['-x', '-C', folder, '-f', archive])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
