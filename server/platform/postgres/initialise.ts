import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataLocation } from './data-location.ts'

const draftPrefix = 'draft-'

/** Whether the data directory is complete. */
export const isInitialised = (data: string): Promise<boolean> =>
  readFile(join(data, 'initialised')).then(
    () => true,
    () => false,
  )

/**
 * Creates the server's data directory if missing, and returns its password. It is created aside and renamed when
 * complete: a process killed meanwhile leaves a draft, which the next one removes; orphaned children of the first can
 * still write into it.
 */
export async function initialise(place: DataLocation, signal: AbortSignal): Promise<string> {
  const { folder, data } = place
  for (const name of await readdir(folder)) if (name.startsWith(draftPrefix)) await discard(join(folder, name))
  const passwordFile = join(folder, 'password')
  if (await isInitialised(data)) {
    return readFile(passwordFile, 'utf8').catch((cause: Error) => {
      throw new Error(`The password of the embedded database cannot be read: ${cause.message}`, { cause })
    })
  }
  const draft = await mkdtemp(join(folder, draftPrefix))
  try {
    const password = await makeData(place, draft, signal)
    await rename(join(draft, 'password'), passwordFile)
    // Without the `initialised` mark nothing was ever stored in it.
    await rm(data, { recursive: true, force: true })
    await rename(join(draft, 'data'), data)
    return password
  } finally {
    await discard(draft)
  }
}

const discard = (draft: string) => rm(draft, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)

async function makeData({ binaries, account }: DataLocation, draft: string, signal: AbortSignal): Promise<string> {
  const [data, passwordFile] = [join(draft, 'data'), join(draft, 'password')]
  await mkdir(data, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, data, passwordFile]) await chown(path, account.uid, account.gid)
  const initdb = spawn(
    join(binaries.home, 'bin', 'initdb'),
    [
      ...['-D', data, '-U', 'maestrale', '-A', 'scram-sha-256', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...[`--pwfile=${passwordFile}`, '--no-sync', '--no-instructions'],
    ],
    { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaints = ''
  initdb.stderr.on('data', (text: Buffer) => {
    complaints += text.toString()
  })
  const stop = () => initdb.kill()
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((ended, failed) => initdb.once('close', ended).once('error', failed))
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`The embedded database could not be made: ${complaints.trim()}`)
  // Listen on this machine only, and without a socket file, since its path could be too long.
  await appendFile(join(data, 'postgresql.conf'), "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
  await writeFile(join(data, 'initialised'), binaries.version)
  return password
}
