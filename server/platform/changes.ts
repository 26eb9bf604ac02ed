import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What other processes, or this one, have changed: a villa, or content that concerns more than one villa. */
export type Change = { villaId: number } | 'content'

const parse = (payload: string | undefined): Change => (payload ? { villaId: Number(payload) } : 'content')

// How far the announcements have come; both numbers, because transactions do not commit in the order of their ids.
const versionOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ version: string }>(
    `select coalesce(max(id), 0) || '/' || count(*) as version from change`,
  )
  return rows[0]?.version
}

/**
 * Listens, on a connection of its own, for announced changes. After a lost connection the version is compared with the
 * last one known, and a difference is told as a change of content.
 */
export async function listenForChanges(
  url: string,
  tell: (change: Change) => void,
): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client = new pg.Client({ connectionString: url, application_name: 'maestrale', keepAlive: true })
  let version: string | undefined

  const attach = async () => {
    client.on('notification', ({ payload }) => tell(parse(payload)))
    client.on('error', () => undefined)
    await client.connect()
    await client.query('listen change')
    const current = await versionOf(client)
    if (version !== undefined && version !== current) tell('content')
    version = current
    // Only now: a connection that ends before is tried again by whoever made it.
    client.on('end', () => void reconnect())
    if (stopped) await client.end()
  }

  const reconnect = async () => {
    // What was told before the connection broke is known; what came after is what the version shows.
    for (let pause = 100; !stopped; pause = Math.min(pause * 2, 5000)) {
      await wait(pause, undefined, { ref: false })
      client = new pg.Client({ connectionString: url, application_name: 'maestrale', keepAlive: true })
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
