import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { BackOff } from './platform/queue/backoff.ts'

/** Milliseconds that a process has to stop before it is killed. */
const patience = 15_000

/** Processes that serve the site on one port. */
export interface WorkerCluster {
  /** The port on which they listen, once all do; rejects if the first ends before, or the site is stopping. */
  listening: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts `count` processes of the running script, which listen on one port, and replaces those that die. The first is
 * ready before the others begin, so that an error at start is logged once.
 */
export function startCluster(count: number, environment: Record<string, string>, signal: AbortSignal): WorkerCluster {
  const running = new Set<Worker>()
  const replacements = new Set<NodeJS.Timeout>()
  const backOff = new BackOff()

  const start = (): Worker => {
    const worker = cluster.fork(environment)
    running.add(worker)
    worker.once('exit', () => running.delete(worker))
    // A failed message to a dying process does not matter: its exit is noticed.
    worker.on('error', () => undefined)
    return worker
  }

  /** Replaces a process when it dies. */
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

  /** Resolves to the port of the first process; it is replaced only from then on. */
  const untilListens = async (worker: Worker): Promise<number> => {
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('A process of the site ended before it was ready.')
    })
    ended.catch(() => undefined)
    const [{ port }] = (await Promise.race([once(worker, 'listening'), ended])) as [{ port: number }]
    keep(worker)
    return port
  }

  /** Waits until all other processes or their replacements listen. */
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
