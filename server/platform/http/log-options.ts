import { LogController } from 'fastify'
import type { Configuration } from '../config/configuration.ts'

/** A destination of the log, in place of standard output. */
interface LogStream {
  write: (line: string) => void
}

/** Headers that identify a visitor: no line has them. */
const redact = ['req.headers.authorization', 'req.headers.cookie']

/** The log of an application: failures alone, since a line for each request would have its address. */
export const logOptions = ({ logLevel: level }: Pick<Configuration, 'logLevel'>, stream?: LogStream) => ({
  logger: level === 'silent' ? (false as const) : { level, redact, ...(stream && { stream }) },
  logController: new LogController({ disableRequestLogging: true }),
})
