import type pg from 'pg'

/** Tracks the ends of a new pool's connections, by the id of the database process. */
export function endsOfConnections(pool: pg.Pool): (pid: number | undefined) => Promise<void> {
  const ends = new Map<number, Promise<void>>()
  pool.on('connect', client => {
    const { processID } = client as pg.PoolClient & { processID: number }
    ends.set(processID, new Promise(done => client.once('end', done)))
  })
  return async pid => {
    const end = ends.get(pid ?? 0)
    if (!end) throw new Error(`no connection is served by process ${pid}`)
    await end
  }
}
