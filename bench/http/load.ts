import autocannon from 'autocannon'

/** Requests to a server, with concurrency and duration. */
export interface Load {
  address: string
  /** Dealt to the connections, each of which requests its own in order, and again from the first. */
  paths: string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}

/** Result of a load. */
export interface Stood {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  requests: number
  failures: number
  seconds: number
}

// The client would decode every body as text, which for compressed bytes costs it more than the server needs to send
// them; no body is read here.
const leaveBodies = (client: unknown) => {
  ;(client as { pipelinedRequests: { addBody: () => void } }).pipelinedRequests.addBody = () => undefined
}

/** The paths of each connection: with the same list, all would request the same path at a time, and share one reply. */
const dealt = (paths: readonly string[], connections: number): string[][] =>
  Array.from({ length: connections }, (_, own) =>
    paths.length < connections ? [...paths] : paths.filter((_, i) => i % connections === own),
  )

// A separate process, so that the client takes no time from the server.
process.on('message', async ({ load }: { load?: Load }) => {
  if (!load) return
  const { address, paths, headers, connections, seconds } = load
  const hands = dealt(paths, connections).values()
  const { requests, latency, errors, timeouts, non2xx, duration } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: client => {
      leaveBodies(client)
      client.setRequests((hands.next().value ?? paths).map(path => ({ path, headers })))
    },
  })
  const stood: Stood = {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    failures: errors + timeouts + non2xx,
    seconds: duration,
  }
  process.send?.({ stood })
})
process.channel?.ref()
