import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a database over which a test has power. */
export interface Proxy {
  /** The database's address, by way of the line. */
  url: string
  /** Carries nothing more, in either direction, and says nothing of it; new connections are taken and left in silence. */
  freeze: () => void
  /** Carries again, on new connections alone: of those that were frozen the other side knows nothing any more. */
  thaw: () => void
  /** Carries everything so many milliseconds later. */
  delay: (milliseconds: number) => void
  /** Breaks all connections, as a machine that has lost its power and comes back. */
  reset: () => void
  /** Takes no connections, and ends those that there are. */
  drop: () => Promise<void>
  /** Takes connections again after `drop`. */
  raise: () => Promise<void>
  close: () => Promise<void>
}

interface Carried {
  near: Socket
  far: Socket
  frozen: boolean
}

/** A proxy between the site and the database of an address. */
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
      // What a dead line swallows is the end, too.
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
