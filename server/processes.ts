import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { BackOff } from './platform/back-off.ts'

/** How long a process may take to stop before it is ended. */
const patience = 15_000

/** Processes that serve the site on one port. */
export interface Processes {
  /** The port on which they all listen, when all do; fails if the first ends before, or the site is to stop. */
  listening: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts so many processes of the running script, which listen on one port, and replaces those that die. The first is
 * ready before the others begin, so that what keeps the site from starting is told once.
 */
export function startProcesses(count: number, environment: Record<string, string>, signal: AbortSignal): Processes {
  const running = new Set<Worker>()
  const replacements = new Set<NodeJS.Timeout>()
  const backOff = new BackOff()

  const start = (): Worker => {
    const worker = cluster.fork(environment)
    running.add(worker)
    worker.once('exit', () => running.delete(worker))
    // What cannot be told to one that is dying is no matter: its end is noticed.
    worker.on('error', () => undefined)
    return worker
  }

  /** Another takes its place when it dies. */
  const keep = (worker: Worker) => {
    const began = performance.now()
    worker.once('exit', (code, killedBy) => {
      if (signal.aborted) return
      const pause = backOff.next(performance.now() - began)
      const again = backOff.ended > 2 ? `; it is the ${backOff.ended}th that did not last` : ''
      console.error(`A process of the site ended (${killedBy ?? code})${again}. Another begins in ${pause / 1000} s.`)
      const replacement = setTimeout(() => {
        replacements.delete(replacement)
        keep(start())
      }, pause)
      replacements.add(replacement)
    })
  }

  /** The port on which the first process listens; it is replaced only from then on. */
  const untilListens = async (worker: Worker): Promise<number> => {
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('A process of the site ended before it was ready.')
    })
    ended.catch(() => undefined)
    const [{ port }] = (await Promise.race([once(worker, 'listening'), ended])) as [{ port: number }]
    keep(worker)
    return port
  }

  /** All listen but the first, be they those that were started or others in their places. */
  const untilOthersListen = async (first: Worker) => {
    const listening = new Set<number>()
    for await (const [worker] of on(cluster, 'listening', { signal })) {
      if (worker !== first) listening.add(worker.id)
      if (listening.size === count - 1) return
    }
  }

  const stop = async () => {
    for (const replacement of replacements) clearTimeout(replacement)
    await Promise.all(
      [...running].map(async worker => {
        const force = setTimeout(() => worker.process.kill('SIGKILL'), patience)
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await ended
        clearTimeout(force)
      }),
    )
  }

  const startAll = async () => {
    const first = start()
    const port = await untilListens(first)
    const all = untilOthersListen(first)
    for (let number = 1; number < count; number++) keep(start())
    await all
    return port
  }

  return { listening: startAll(), stop }
}
