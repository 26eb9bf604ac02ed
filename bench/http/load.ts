import autocannon from 'autocannon'

/** What is asked of an address, by how many connections at once and for how long. */
export interface Load {
  address: string
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

// A process of its own, so that asking takes nothing from answering.
process.on('message', async ({ load }: { load?: Load }) => {
  if (!load) return
  const { address, headers, connections, seconds } = load
  const { requests, latency, errors, timeouts, non2xx, duration } = await autocannon({
    url: address,
    headers,
    connections,
    duration: seconds,
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
