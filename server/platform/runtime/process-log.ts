import { hostname } from 'node:os'
import { destination, type Logger, pino } from 'pino'
import { version } from './version.ts'

let loggers: Record<'output' | 'error', Logger> | undefined

/**
 * From now on, lines about the process are JSON like those of the site, with its version. A live site calls it, since a
 * log collector reads its lines; in development people do. Written at once, because the process can end right after.
 */
export function logProcessAsJson(): void {
  const base = { pid: process.pid, hostname: hostname(), version }
  const to = (dest: 1 | 2) => pino({ base }, destination({ dest, sync: true }))
  loggers = { output: to(1), error: to(2) }
}

/**
 * Logs a line about the process itself: its start, its end, its workers and its database. `info` goes to standard output,
 * everything else to standard error. `cause` is logged with its stack; redact it before.
 */
export function logProcess(level: 'info' | 'warn' | 'error' | 'fatal', message: string, cause?: unknown): void {
  if (loggers) {
    const logger = level === 'info' ? loggers.output : loggers.error
    logger[level](cause === undefined ? {} : { err: cause }, message)
    return
  }
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const line = cause === undefined ? message : `${message}: ${stack}`
  if (level === 'info') console.log(line)
  else console.error(line)
}
