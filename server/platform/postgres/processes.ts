import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process runs. A zombie still has a pid but counts as ended. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return !/^State:\s+[ZX]/m.test(status)
}

/** The command line of a process; undefined where the system does not provide it. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (process.platform === 'win32') return undefined
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

/** Whether a process runs and, where known, has these words in its command line: pids are reused. */
export async function isRunningAs(pid: number, words: string): Promise<boolean> {
  return (await isRunning(pid)) && ((await commandOf(pid))?.includes(words) ?? true)
}

/** Waits until a process has ended, for at most `within` milliseconds; returns whether it has. */
export async function hasEnded(pid: number, within: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < within; await wait(20)) {
    if (!(await isRunning(pid))) return true
  }
  return false
}
