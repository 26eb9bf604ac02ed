import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root } from '#tools/root'
import type { Usage } from './probe.ts'

/** A measured process of the project. */
export interface Measured {
  child: ChildProcess
  /** Usage since its start. */
  usage: () => Promise<Usage>
  /** Stops it and waits for its exit. */
  stop: () => Promise<void>
}

const running = new Set<Measured>()

interface Started {
  args?: string[]
  /** Limit of open files. */
  files?: number
}

/** Runs a script of the project in its own process, with the probe. */
export function startProcess(
  script: string,
  environment: Record<string, string> = {},
  { args: own = [], files }: Started = {},
): Measured {
  const probe = pathToFileURL(join(root, 'bench', 'probe.ts')).href
  const command = [process.execPath, '--import', probe, join(root, script), ...own]
  const bounded = files ? ['sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`, ...command] : command
  const [program = '', ...args] = bounded
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const measured: Measured = {
    child,
    usage: async () => (await ask<{ usage: Usage }>(child, 'usage', 'usage')).usage,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        const force = setTimeout(() => child.kill('SIGKILL'), 20_000)
        await gone
        clearTimeout(force)
      }
      running.delete(measured)
    },
  }
  // Send errors are reported to the caller.
  child.on('error', () => undefined)
  running.add(measured)
  return measured
}

const run = promisify(execFile)

/** Memory of a process in kilobytes: private, and mapped files; outside Linux all counts as private. */
async function memoryOf(pid: number, resident: number): Promise<{ own: number; files: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
  const own = read('RssAnon') + read('RssShmem')
  return own > 0 ? { own, files: read('RssFile') } : { own: resident, files: 0 }
}

/**
 * Resident megabytes of a process and its children, except the database. The program file is mapped by all, hence
 * counted once.
 */
export async function residentOfAll({ child }: Measured): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='])
  const processes = stdout
    .trim()
    .split('\n')
    .map(line => {
      const [pid, parent, kilobytes, command = ''] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }
    })
    .filter(({ command }) => !command.startsWith('postgres'))
  const treeOf = (pid: number): typeof processes =>
    processes.flatMap(found => [
      ...(found.pid === pid ? [found] : []),
      ...(found.parent === pid ? treeOf(found.pid) : []),
    ])
  const memory = await Promise.all(treeOf(child.pid ?? 0).map(({ pid, kilobytes }) => memoryOf(pid, kilobytes)))
  const own = memory.reduce((sum, { own }) => sum + own, 0)
  return (own + Math.max(0, ...memory.map(({ files }) => files))) / 1024
}

export const stopAll = (): Promise<unknown> => Promise.all([...running].map(measured => measured.stop()))

/** Sends a message and waits for the response with the given member. */
export function ask<T>(child: ChildProcess, message: unknown, member: string): Promise<T> {
  return new Promise((answer, fail) => {
    const settle = () => {
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    const onMessage = (reply: unknown) => {
      if (typeof reply !== 'object' || reply === null || !(member in reply)) return
      settle()
      answer(reply as T)
    }
    const onExit = () => {
      settle()
      fail(new Error(`A measured process exited before it returned “${member}”.`))
    }
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(message as object, error => {
      if (!error) return
      settle()
      fail(error)
    })
  })
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** Waits until a URL returns 200; returns the milliseconds. */
export async function untilReady(address: string, { child }: Pick<Measured, 'child'>, seconds = 120): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < seconds * 1000) {
    if (child.exitCode !== null) throw new Error(`${address}: its process ended with ${child.exitCode}.`)
    const status = await fetch(address).then(
      async reply => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    if (status === 200) return performance.now() - started
    await wait(5)
  }
  throw new Error(`${address} was not ready within ${seconds} seconds.`)
}
