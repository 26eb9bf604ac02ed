import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'

/** Between the end of a process and the beginning of the next in its place: longer each time, until one has lasted. */
const pauses = { shortest: 500, longest: 30_000, lastsAfter: 60_000 } as const

/** How long a process may take to stop before it is ended. */
const patience = 15_000

/** Processes that serve the site on one port. */
export interface Processes {
  /** The port on which they all listen, when all do; fails if one ends before. */
  listening: Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts so many processes of the running script, which listen on one port, and replaces those that die. The first is
 * ready before the others begin, so that what keeps the site from starting is told once.
 */
export function startProcesses(count: number, environment: Record<string, string>): Processes {
  const running = new Set<Worker>()
  const replacements = new Set<NodeJS.Timeout>()
  let stopping = false
  let pause: number = pauses.shortest

  const start = (): Worker => {
    const worker = cluster.fork(environment)
    running.add(worker)
    worker.once('exit', () => running.delete(worker))
    return worker
  }

  /** Another takes its place when it dies. */
  const keep = (worker: Worker) => {
    const began = performance.now()
    worker.once('exit', (code, signal) => {
      if (stopping) return
      const lasted = performance.now() - began > pauses.lastsAfter
      pause = lasted ? pauses.shortest : Math.min(pause * 2, pauses.longest)
      console.error(`A process of the site ended (${signal ?? code}); another begins in ${pause / 1000} s.`)
      const again = setTimeout(() => {
        replacements.delete(again)
        keep(start())
      }, pause)
      replacements.add(again)
    })
  }

  /** Starts one and waits until it listens. From then on it is replaced. */
  const startOne = async (): Promise<number> => {
    const worker = start()
    const ended = once(worker, 'exit').then(() => {
      throw new Error('A process of the site ended before it was ready.')
    })
    const [{ port }] = (await Promise.race([once(worker, 'listening'), ended])) as [{ port: number }]
    ended.catch(() => undefined)
    keep(worker)
    return port
  }

  const stop = async () => {
    stopping = true
    for (const again of replacements) clearTimeout(again)
    await Promise.all(
      [...running].map(async worker => {
        const force = setTimeout(() => worker.process.kill('SIGKILL'), patience)
        worker.process.kill('SIGTERM')
        await once(worker, 'exit')
        clearTimeout(force)
      }),
    )
  }

  const startAll = async () => {
    const port = await startOne()
    await Promise.all(Array.from({ length: count - 1 }, startOne))
    return port
  }

  return { listening: startAll(), stop }
}
