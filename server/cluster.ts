import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { BackOff } from './platform/queue/backoff.ts'
import { retireMessage } from './platform/runtime/process-lifecycle.ts'
import { logProcess } from './platform/runtime/process-log.ts'

/** Milliseconds that a process has to stop before it is killed, after its last request. */
const patience = 15_000

/** Processes that serve the site on one port. */
export interface WorkerCluster {
  /** The port on which they listen, once all do; rejects if the first ends before, or the site is stopping. */
  listening: Promise<number>
  stop: () => Promise<void>
  /** Replaces them one after the other, each once its successor listens. */
  reload: () => void
}

interface ClusterOptions {
  count: number
  environment: Record<string, string>
  signal: AbortSignal
  /** Milliseconds for which each still serves after it was told to stop. */
  delayMs?: number
}

/**
 * Starts `count` processes of the running script, which listen on one port, and replaces those that die. The first is
 * ready before the others begin, so that an error at start is logged once.
 */
export function startCluster({ count, environment, signal, delayMs = 0 }: ClusterOptions): WorkerCluster {
  const running = new Set<Worker>()
  const retired = new WeakSet<Worker>()
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
      if (signal.aborted || retired.has(worker)) return
      const pause = backOff.next(performance.now() - began)
      const again = backOff.ended > 2 ? `; it is the ${backOff.ended}th that did not last` : ''
      logProcess(
        'error',
        `A process of the site ended (${killedBy ?? code})${again}. Another begins in ${pause / 1000} s.`,
      )
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

  /** Tells a process to end, and kills it if it does not. */
  const end = async (worker: Worker, tell: () => void) => {
    const force = setTimeout(() => worker.process.kill('SIGKILL'), patience + delayMs)
    const ended = once(worker, 'exit')
    tell()
    await ended
    clearTimeout(force)
  }

  const stop = async () => {
    for (const replacement of replacements) clearTimeout(replacement)
    await Promise.all([...running].map(worker => end(worker, () => worker.process.kill('SIGTERM'))))
  }

  const replaceAll = async () => {
    for (const worker of [...running]) {
      if (signal.aborted || worker.isDead()) continue
      const successor = start()
      const listens = await Promise.race([
        once(successor, 'listening').then(() => true),
        once(successor, 'exit').then(() => false),
      ])
      if (!listens)
        return logProcess('error', 'Reload: the new process ended before it was ready. The old ones serve on.')
      keep(successor)
      retired.add(worker)
      await end(worker, () => worker.send(retireMessage))
    }
    logProcess('info', 'Reload: all processes of the site are new.')
  }
  let reloading = Promise.resolve()

  const startAll = async () => {
    const first = start()
    const port = await untilListens(first)
    const all = untilOthersListen(first)
    for (let number = 1; number < count; number++) keep(start())
    await all
    return port
  }

  const listening = startAll()
  const reload = () => {
    // One reload after the other, and none before all listen.
    reloading = Promise.all([reloading, listening]).then(replaceAll, () => undefined)
  }
  return { listening, stop, reload }
}
