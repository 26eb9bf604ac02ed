import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, keepAliveOptions } from '#database/connection'

/** A change that the database publishes (NOTIFY), of any process: `villa 7`, `nights 7`, or a content table. */
export interface Change {
  subject: string
  villaId?: number
}

/** For when the changes are unknown. */
export const fullReload: Change = { subject: 'everything' }

function parse(payload = ''): Change {
  const [subject = '', villaId] = payload.split(' ')
  return villaId ? { subject, villaId: Number(villaId) } : { subject }
}

/** The progress of the notifications. Transactions do not commit in the order of their ids, so the last are counted. */
interface ChangeLogPosition {
  newest: number
  among: number
}

async function progressOf(client: pg.Client): Promise<ChangeLogPosition> {
  const { rows } = await client.query<ChangeLogPosition>(`
    with newest as (select coalesce(max(id), 0) as id from change)
    select newest.id::float8 as newest, (select count(*) from change where change.id > newest.id - 1000)::float8 as among
    from newest`)
  return rows[0] ?? { newest: 0, among: 0 }
}

const isSame = (a: ChangeLogPosition, b: ChangeLogPosition) => a.newest === b.newest && a.among === b.among

/** Milliseconds between two heartbeats, and the timeout of one: a dead connection is detected after eleven seconds. */
const heartbeat = { every: 3000, patience: 4000 }

/** Milliseconds between attempts to connect. */
const reconnectDelays = { shortest: 100, longest: 2000 } as const

/** Milliseconds that the database has to close a connection. */
const disconnectTimeoutMs = 1000

/** Further channels on the same connection, by name. Their notifications can be lost with the connection. */
export type OtherChannels = Readonly<Record<string, (payload: string) => void>>

export interface ChangeSubscription {
  stop: () => Promise<void>
}

/**
 * Listens for published changes on a connection of its own, which also monitors the database. Each heartbeat queries
 * the progress of the notifications. A connection that does not answer, or that missed notifications, is replaced;
 * while that fails the database counts as lost. After a reconnect, a difference in progress is reported as a change of
 * everything.
 */
export async function subscribeToChanges(
  { url, line }: Pick<Connection, 'url' | 'line'>,
  tell: (change: Change) => void,
  { every, patience } = heartbeat,
  channels: OtherChannels = {},
): Promise<ChangeSubscription> {
  const stopping = new AbortController()
  const { signal } = stopping
  let known: ChangeLogPosition | undefined
  let client: pg.Client

  /** Connects and listens. The connection has ended before this fails. */
  const attach = async (heard: () => void): Promise<ChangeLogPosition> => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'maestrale changes',
      ...keepAliveOptions({ patience, connecting: patience }),
      query_timeout: patience,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => {
      const other = channels[channel]
      if (other) return other(payload ?? '')
      heard()
      tell(parse(payload))
    })
    try {
      await client.connect()
      for (const channel of ['change', ...Object.keys(channels)]) await client.query(`listen ${channel}`)
      return await progressOf(client)
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
  }

  /** Follows the connection until it is unusable. */
  const follow = async (ears: { heard: boolean }) => {
    const ended = new AbortController()
    client.once('end', () => ended.abort())
    const either = AbortSignal.any([signal, ended.signal])
    let silent = false
    while (!either.aborted) {
      await wait(every, undefined, { signal: either, ref: false }).catch(() => undefined)
      if (either.aborted) return
      const now = await progressOf(client).catch(() => undefined)
      if (!now) return
      if (known && now.newest <= known.newest) continue
      // Notifications can arrive a moment after the rows that they announce: only the next heartbeat proves a missed
      // one.
      if (!ears.heard && !silent) silent = true
      else if (!ears.heard) return
      else {
        known = now
        ears.heard = silent = false
      }
    }
  }

  const begin = async () => {
    const ears = { heard: false }
    const now = await attach(() => {
      ears.heard = true
    })
    if (known && !isSame(known, now)) tell(fullReload)
    known = now
    return ears
  }

  const keepOn = async (first: { heard: boolean }) => {
    let ears: typeof first | undefined = first
    for (let pause: number = reconnectDelays.shortest; !signal.aborted; ) {
      if (ears) await follow(ears)
      if (signal.aborted) return
      client.connection.stream.destroy()
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        ears = await begin()
        line.found()
        pause = reconnectDelays.shortest
      } catch (error) {
        ears = undefined
        if (!signal.aborted) line.lost(error)
        pause = Math.min(pause * 2, reconnectDelays.longest)
      }
    }
  }

  const following = keepOn(await begin())
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([client.end(), wait(disconnectTimeoutMs, undefined, { ref: false })])
      client.connection.stream.destroy()
      await following
    },
  }
}
