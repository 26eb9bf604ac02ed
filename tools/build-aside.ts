import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './root.ts'

/** Builds the site in a process of its own: what a build needs, more than the site itself, would stay with who does it. */
export async function buildAside(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'tools', 'build.ts'), '--quiet'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const leave = (signal: NodeJS.Signals) => {
    child.kill(signal)
    // Nobody else hears it now: it ends this process as it would have without us.
    process.kill(process.pid, signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave)
  const [code] = await once(child, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, leave)
  if (code !== 0) throw new Error('The site could not be built.')
}
