import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { CallCounts } from './call-counts.ts'

/** The channel on which processes report calls. */
export const callChannel = 'calls'

/** Milliseconds between reports. */
const reportEvery = 1000

/** Reports per notification, below the 8,000 bytes that PostgreSQL takes, and notifications each time. */
const reportsTogether = 150
const notificationsAtOnce = 4

/** The longest window of a limit, in milliseconds. */
const longestWindow = 3_600_000

const reportShape = /^([\w-]{12}) ([\w-]{12}) (\d{1,7}) (\d{1,7})$/

/** How processes, of one machine or several, share the counts of limits that are counted in memory (PD-182). */
export interface CallExchange {
  /** The counts of a limit, the same for every caller of this name. */
  countsOf: (name: string, max: number) => CallCounts
  /** Takes the notification of another process. */
  receive: (payload: string) => void
  /** Reports what this process has counted since the last time. */
  report: () => Promise<void>
  /** Reports every second. */
  begin: () => void
  stop: () => void
}

/**
 * Opens the exchange of this process. Callers are reported under a keyed hash: neither the database nor its log sees an
 * address. While the database is unavailable, each process counts alone.
 */
export function openCallExchange(db: Pick<Db, 'execute'>, secretKey: string): CallExchange {
  const own = randomBytes(9).toString('base64url')
  const idOf = (text: string) =>
    createHmac('sha256', secretKey).update(`calls ${text}`).digest('base64url').slice(0, 12)
  const limits = new Map<string, CallCounts>()

  const countsOf = (name: string, max: number) => {
    const limit = idOf(name)
    const counts = limits.get(limit) ?? new CallCounts({ max, idOf: caller => idOf(`${name} ${caller}`) })
    limits.set(limit, counts)
    return counts
  }

  const takeLines = () => {
    const lines: string[] = []
    for (const [limit, counts] of limits)
      for (const { id, calls, left } of counts.takeReports(reportsTogether * notificationsAtOnce - lines.length))
        lines.push(`${limit} ${id} ${calls} ${left}`)
    return lines
  }

  const report = async () => {
    const lines = takeLines()
    for (let at = 0; at < lines.length; at += reportsTogether) {
      const payload = [own, ...lines.slice(at, at + reportsTogether)].join('\n')
      await db.execute(sql`select pg_notify(${callChannel}, ${payload})`)
    }
  }

  let timer: NodeJS.Timeout | undefined
  return {
    countsOf,
    receive(payload) {
      const [sender, ...lines] = payload.split('\n')
      if (sender === own) return
      for (const line of lines) {
        const [, limit = '', id = '', calls, left] = reportShape.exec(line) ?? []
        const counts = limits.get(limit)
        if (counts) counts.addReport({ id, calls: Number(calls), left: Math.min(Number(left), longestWindow) })
      }
    },
    report,
    begin() {
      timer = setInterval(() => void report().catch(() => undefined), reportEvery).unref()
    },
    stop: () => clearInterval(timer),
  }
}
