import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a measured process before its own code: answers what it has used so far.
export interface Usage {
  /** Seconds of processor time, of all its threads. */
  processorSeconds: number
  residentMb: number
  /** The longest that its event loop kept others waiting since it was last asked, in milliseconds. */
  stallMs: number
}

const resolution = 5
const delays = monitorEventLoopDelay({ resolution })
delays.enable()

process.on('message', question => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    processorSeconds: (user + system) / 1e6,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
    stallMs: Math.max(0, delays.max / 1e6 - resolution),
  }
  delays.reset()
  process.send?.({ usage })
})
process.channel?.unref()

// Nothing measured outlives the one who measures.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
