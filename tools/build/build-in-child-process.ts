import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Builds the site in a separate process, because a build needs more memory than the site and would not release it. */
export async function buildAside(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'tools', 'build.ts'), '--quiet'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const leave = (signal: NodeJS.Signals) => {
    child.kill(signal)
    // Our handler is gone now, so the signal ends this process as usual.
    process.kill(process.pid, signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave)
  const [code] = await once(child, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, leave)
  if (code !== 0) throw new Error('The site could not be built.')
}
