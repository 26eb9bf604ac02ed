import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** What this process writes into a lock file: in containers one often has the number of the killed one before it. */
const self = `${process.pid} ${randomUUID()}`

async function holderLives(file: string) {
  const holder = await readFile(file, 'utf8').catch(() => undefined)
  // Given back meanwhile, if there is none.
  if (holder === undefined || holder === self) return true
  const pid = Number.parseInt(holder, 10)
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs the work while no other process on this machine runs work under the same lock file. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, self)
    for (;;) {
      try {
        // The file is there with its number or not at all, whatever happens in between.
        await link(draft, file)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        if (await holderLives(file)) await wait(50)
        else await rm(file, { force: true })
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
