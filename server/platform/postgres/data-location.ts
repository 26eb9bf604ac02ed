import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Account, databaseAccount, reachableByOthers } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'

/** The folder of an embedded server, and the account that runs it. */
export interface DataLocation {
  folder: string
  /** The server's own folder in it. */
  data: string
  binaries: Binaries
  account: Account | undefined
}

const sharedFolder = '/var/lib/maestrale'

/** Finds folders for data and binaries: as root, only where the server's own user can reach them (PD-45). */
export async function resolveDataLocation(folder: string): Promise<DataLocation> {
  const account = await databaseAccount()
  const wanted = resolve(folder)
  await mkdir(wanted, { recursive: true }).catch((cause: Error) => {
    throw new Error(`DATA_DIR: the folder ${wanted} cannot be made: ${cause.message}`, { cause })
  })
  if (account) await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const binaries = await findBinaries(account ? sharedFolder : undefined)
  const reached = !account || (await reachableByOthers(wanted))
  const settled = reached ? wanted : join(sharedFolder, createHash('sha256').update(wanted).digest('hex').slice(0, 16))
  await mkdir(settled, { recursive: true, mode: 0o755 })
  // The real path: a running server is recognised by it, whichever links lead there.
  const real = await realpath(settled)
  return { folder: real, data: join(real, 'data'), binaries, account }
}
