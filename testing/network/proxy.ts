import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to a database under a test's control. */
export interface Proxy {
  /** URL of the database through the proxy. */
  url: string
  /** Silently stops forwarding in both directions; new connections are accepted and left unanswered. */
  freeze: () => void
  /** Forwards again, on new connections only: the other side has lost the frozen ones. */
  thaw: () => void
  /** Delays everything by a number of milliseconds. */
  delay: (milliseconds: number) => void
  /** Breaks all connections, as a machine that restarts after a power failure. */
  reset: () => void
  /** Rejects new connections, and ends the existing ones. */
  drop: () => Promise<void>
  /** Accepts connections again after `drop`. */
  raise: () => Promise<void>
  close: () => Promise<void>
}

interface Carried {
  near: Socket
  far: Socket
  frozen: boolean
}

/** A proxy between the site and a database. */
export async function databaseProxy(databaseUrl: string): Promise<Proxy> {
  const to = new URL(databaseUrl)
  const carried = new Set<Carried>()
  let frozen = false
  let late = 0

  const carry = (pair: Carried, from: Socket, into: Socket) => {
    from.on('data', bytes => {
      if (pair.frozen) return
      if (late === 0) into.write(bytes)
      else setTimeout(() => !pair.frozen && into.write(bytes), late)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      // A frozen connection loses its end as well.
      if (pair.frozen) return
      into.destroy()
      carried.delete(pair)
    })
  }

  const take = (near: Socket) => {
    const far = connect(Number(to.port), to.hostname)
    const pair = { near, far, frozen }
    carried.add(pair)
    carry(pair, near, far)
    carry(pair, far, near)
  }
  const reset = () => {
    for (const { near, far } of carried) {
      near.resetAndDestroy()
      far.destroy()
    }
    carried.clear()
  }

  let server: Server
  const listen = async (port: number) => {
    server = createServer(take).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const close = async () => {
    const closed = new Promise(done => server.close(done))
    reset()
    await closed
  }

  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
      for (const pair of carried) pair.frozen = true
    },
    thaw: () => {
      frozen = false
    },
    delay: milliseconds => {
      late = milliseconds
    },
    reset,
    drop: close,
    raise: async () => {
      await listen(port)
    },
    close,
  }
}
