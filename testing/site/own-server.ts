import { rm } from 'node:fs/promises'
import { type DataLocation, resolveDataLocation } from '#server/platform/postgres/data-location'
import { initialise } from '#server/platform/postgres/initialise'
import { hasEnded } from '#server/platform/postgres/processes'
import { ensureServer, stopServer, urlOf } from '#server/platform/postgres/server'
import { newFolder } from '../folder.ts'

/** A database server for one test, which can stop and restart it with the same data and address. */
export interface OwnServer {
  url: (database: string) => string
  place: DataLocation
  /** SIGINT closes connections properly; SIGQUIT crashes it, and requires recovery. */
  end: (signal: NodeJS.Signals) => Promise<void>
  begin: () => Promise<void>
  remove: () => Promise<void>
}

export async function ownServer(): Promise<OwnServer> {
  const folder = await newFolder('maestrale-own-server-')
  const { signal } = new AbortController()
  const place = await resolveDataLocation(folder)
  const password = await initialise(place, signal)
  const options = { place, password, signal, throwAway: false }
  let server = await ensureServer(options)
  const { port } = server
  return {
    url: urlOf(password, port),
    place,
    end: async how => {
      process.kill(server.pid, how)
      if (!(await hasEnded(server.pid, 60_000))) throw new Error('The database server does not exit')
    },
    begin: async () => {
      server = await ensureServer({ ...options, port })
    },
    remove: async () => {
      await stopServer(place)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
