import autocannon from 'autocannon'

/** What is asked of a server, by how many connections at once and for how long. */
export interface Load {
  address: string
  /** Asked one after the other, and again from the first. */
  paths: string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}

/** How the address stood it. */
export interface Stood {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  requests: number
  failures: number
  seconds: number
}

// The client would decode every body as text, which of compressed bytes takes it longer than any server needs to send
// them; nobody reads them here.
const leaveBodies = (client: unknown) => {
  ;(client as { pipelinedRequests: { addBody: () => void } }).pipelinedRequests.addBody = () => undefined
}

// A process of its own, so that asking takes nothing from answering.
process.on('message', async ({ load }: { load?: Load }) => {
  if (!load) return
  const { address, paths, headers, connections, seconds } = load
  const { requests, latency, errors, timeouts, non2xx, duration } = await autocannon({
    url: address,
    requests: paths.map(path => ({ path, headers })),
    connections,
    duration: seconds,
    setupClient: leaveBodies,
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
