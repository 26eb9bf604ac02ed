import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const holderLives = async (file: string) => {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  // Between making the file and writing into it there is a moment; an empty file is a living one's.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs the work while no other process on this machine runs work under the same lock file. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (await holderLives(file)) await wait(50)
      else await rm(file, { force: true })
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
