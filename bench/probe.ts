// Preloaded into a measured process: reports its usage.
export interface Usage {
  /** Seconds of processor time, all threads. */
  processorSeconds: number
  residentMb: number
  /**
   * The longest turn of its event loop since the last report, in milliseconds of its thread's processor time: delays
   * by a busy machine do not count.
   */
  stallMs: number
}

let longest = 0
let before = process.threadCpuUsage()
setInterval(() => {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000)
  before = now
}, 2).unref()

process.on('message', question => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    processorSeconds: (user + system) / 1e6,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
    stallMs: longest,
  }
  longest = 0
  process.send?.({ usage })
})
process.channel?.unref()

// A measured process ends with its parent.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
