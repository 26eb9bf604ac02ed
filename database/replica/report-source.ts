import { sql } from 'drizzle-orm'
import { connect, type Db } from '../connection.ts'

/** Milliseconds between looks at the lag of the replica. */
const lookEvery = 2000

/** Connections, and timeout of a statement in milliseconds: reports take longer than what a visitor waits for. */
const pool = { max: 4, patience: 60_000 } as const

/** Positions of the main database that are remembered, so a lag of two minutes can be measured. */
const mostMarks = 60

/** A position in the write-ahead log, as `16/B374D848`. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Why a replica is not read: it cannot be reached, is none, or lags. */
export type ReplicaProblem = 'unavailable' | 'no replica' | 'behind'

/** The databases that reports and exports read. */
export interface ReportSource {
  /** The replica, while it follows within the bound; otherwise the main database. */
  db: () => Promise<Db>
  /** Why the replica is not read; undefined while it is. */
  readonly problem: ReplicaProblem | undefined
  /** Looks at the lag now. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

interface ReplicaOptions {
  url: string
  /** Milliseconds that the replica may lag behind. */
  maxLagMs: number
  /** Calls back when reports begin or cease to read the replica. */
  onChange?: (problem: ReplicaProblem | undefined) => void
  every?: number
}

/**
 * Follows a streaming replica. Its lag is the age of the newest position of the main database that it has replayed: a
 * clock of the replica would say nothing while nobody writes. A replica that was promoted follows nothing and is not
 * read.
 */
export async function openReplica(
  primary: Db,
  { url, maxLagMs, onChange, every = lookEvery }: ReplicaOptions,
): Promise<ReportSource> {
  const replica = connect(url, pool)
  const marks: { position: bigint; at: number }[] = []
  let problem: ReplicaProblem | undefined = 'unavailable'
  const become = (next: ReplicaProblem | undefined) => {
    if (next === problem) return
    problem = next
    onChange?.(next)
  }

  const mark = async () => {
    const { rows } = await primary.execute<{ position: string }>(sql`select pg_current_wal_lsn()::text as position`)
    const [row] = rows
    if (row) marks.push({ position: parsePosition(row.position), at: performance.now() })
    if (marks.length > mostMarks) marks.shift()
  }

  const findProblem = async (): Promise<ReplicaProblem | undefined> => {
    const { rows } = await replica.db.execute<{ follows: boolean; position: string | null }>(
      sql`select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position`,
    )
    const { follows = false, position = null } = rows[0] ?? {}
    if (!follows || position === null) return 'no replica'
    const replayed = parsePosition(position)
    // Rows written since the newest replayed mark are missing.
    const missing = marks.find(each => each.position > replayed)
    return missing && performance.now() - missing.at > maxLagMs ? 'behind' : undefined
  }

  const look = async () => {
    try {
      await mark()
      become(await findProblem())
    } catch {
      become('unavailable')
    }
  }

  await look()
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, every).unref()
  return {
    async db() {
      if (problem) return primary
      try {
        // It can have ended since the last look.
        await replica.db.execute(sql`select 1`)
        return replica.db
      } catch {
        become('unavailable')
        return primary
      }
    },
    get problem() {
      return problem
    },
    look,
    async stop() {
      clearInterval(timer)
      await replica.close()
    },
  }
}

/** Without a replica, reports read the main database. */
export const primaryOnly = (primary: Db): Pick<ReportSource, 'db'> => ({ db: async () => primary })
