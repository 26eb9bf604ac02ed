import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, lineOptions } from '#database/connection'

/** What this process or another has changed, as the database announces it: `villa 7`, `nights 7`, or a table of content. */
export interface Change {
  subject: string
  villaId?: number
}

/** For when it is not known what has changed. */
export const everything: Change = { subject: 'everything' }

function parse(payload = ''): Change {
  const [subject = '', villaId] = payload.split(' ')
  return villaId ? { subject, villaId: Number(villaId) } : { subject }
}

/** How far the announcements have come: transactions do not commit in the order of their ids, so the last are counted. */
interface Progress {
  newest: number
  among: number
}

async function progressOf(client: pg.Client): Promise<Progress> {
  const { rows } = await client.query<Progress>(`
    with newest as (select coalesce(max(id), 0) as id from change)
    select newest.id::float8 as newest, (select count(*) from change where change.id > newest.id - 1000)::float8 as among
    from newest`)
  return rows[0] ?? { newest: 0, among: 0 }
}

const isSame = (a: Progress, b: Progress) => a.newest === b.newest && a.among === b.among

/** Milliseconds between two beats, and how long an answer may take: a dead line is known after eleven seconds. */
const usual = { every: 3000, patience: 4000 }

/** Between attempts to connect. */
const pauses = { shortest: 100, longest: 2000 } as const

/** How long the database may take to see a connection off. */
const farewell = 1000

export interface Listening {
  stop: () => Promise<void>
}

/**
 * Listens, on a connection of its own, for announced changes, and watches over the line to the database. The connection
 * is asked at each beat how far the announcements have come. One that does not answer, or on which they came further
 * without a word, is given up and made anew; while that fails the line counts as lost. After a lost connection the
 * progress is compared with the last one known, and a difference is told as a change of everything.
 */
export async function listenForChanges(
  { url, line }: Pick<Connection, 'url' | 'line'>,
  tell: (change: Change) => void,
  { every, patience } = usual,
): Promise<Listening> {
  const stopping = new AbortController()
  const { signal } = stopping
  let known: Progress | undefined
  let client: pg.Client

  /** Connects and listens. The connection has ended before this fails. */
  const attach = async (heard: () => void): Promise<Progress> => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'maestrale changes',
      ...lineOptions({ patience, connecting: patience }),
      query_timeout: patience,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => {
      heard()
      tell(parse(payload))
    })
    try {
      await client.connect()
      await client.query('listen change')
      return await progressOf(client)
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
  }

  /** Follows the connection until it is of no use any more. */
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
      // Announcements may come a moment after the rows that tell of them: only at the next beat it is sure that none do.
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
    if (known && !isSame(known, now)) tell(everything)
    known = now
    return ears
  }

  const keepOn = async (first: { heard: boolean }) => {
    let ears: typeof first | undefined = first
    for (let pause: number = pauses.shortest; !signal.aborted; ) {
      if (ears) await follow(ears)
      if (signal.aborted) return
      client.connection.stream.destroy()
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        ears = await begin()
        line.found()
        pause = pauses.shortest
      } catch (error) {
        ears = undefined
        if (!signal.aborted) line.lost(error)
        pause = Math.min(pause * 2, pauses.longest)
      }
    }
  }

  const following = keepOn(await begin())
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([client.end(), wait(farewell, undefined, { ref: false })])
      client.connection.stream.destroy()
      await following
    },
  }
}
