import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The operating-system user that runs the database server. */
export interface Account {
  uid: number
  gid: number
}

const name = 'maestrale-db'

async function findAccount(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL refuses to run as root: the user it drops to, created if missing. Undefined for ordinary users (PD-45).
 */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = await findAccount()
  if (found) return found
  // Debian and its like have useradd; Alpine has BusyBox's adduser.
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]).catch(() =>
    run('adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]),
  )
  const made = await findAccount()
  if (!made) throw new Error(`As root the embedded database needs a user of its own, and "${name}" could not be made.`)
  return made
}

/** Whether other users can enter every folder on the path. */
export async function reachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
