import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#tools/root'

/** The site as `npm start` runs it, in a process of its own. */
export interface SiteProcess {
  address: string
  process: ChildProcess
  /** Output so far. */
  said: () => string
  /** Stops the process and waits for its exit. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The test alone determines the environment: Vitest sets a MODE of its own, and a developer may have a database. */
const plain = {
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  MODE: 'demo',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  BANK_SIMULATOR_PORT: '0',
}

/** Starts the site with the given environment, from the sources of a folder, and waits until it serves. */
export async function startSite(environment: Record<string, string>, folder: string = root): Promise<SiteProcess> {
  const child = spawn(process.execPath, [join(folder, 'tools', 'start.ts')], {
    cwd: folder,
    env: { ...process.env, ...plain, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  let said = ''
  const address = await new Promise<string>((serves, fails) => {
    const read = (text: Buffer) => {
      said += text.toString()
      const ready = /ready at (http:[^\s"]+)/.exec(said)
      if (ready?.[1]) serves(ready[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => fails(new Error(`The site did not start: ${said}`)))
  })
  return {
    address,
    process: child,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
