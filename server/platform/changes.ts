import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

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

// How far the announcements have come; both numbers, because transactions do not commit in the order of their ids.
const versionOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ version: string }>(
    `select coalesce(max(id), 0) || '/' || count(*) as version from change`,
  )
  return rows[0]?.version
}

/**
 * Listens, on a connection of its own, for announced changes. After a lost connection the version is compared with the
 * last one known, and a difference is told as a change of everything.
 */
export async function listenForChanges(
  url: string,
  tell: (change: Change) => void,
): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client = new pg.Client({ connectionString: url, application_name: 'maestrale changes', keepAlive: true })
  let version: string | undefined

  const attach = async () => {
    client.on('notification', ({ payload }) => tell(parse(payload)))
    client.on('error', () => undefined)
    await client.connect()
    await client.query('listen change')
    const current = await versionOf(client)
    if (version !== undefined && version !== current) tell(everything)
    version = current
    // Only now: a connection that ends before is tried again by whoever made it.
    client.on('end', () => void reconnect())
    if (stopped) await client.end()
  }

  const reconnect = async () => {
    // What was told before the connection broke is known; what came after is what the version shows.
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, 5000)) {
      await wait(pause, undefined, { ref: false })
      client = new pg.Client({ connectionString: url, application_name: 'maestrale changes', keepAlive: true })
      try {
        return await attach()
      } catch {
        await client.end().catch(() => undefined)
      }
    }
  }

  await attach()
  return {
    stop: async () => {
      stopped = true
      await client.end()
    },
  }
}
