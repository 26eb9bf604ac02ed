// Loaded into a measured process before its own code: answers what it has used so far.
export interface Usage {
  /** Seconds of processor time, of all its threads. */
  processorSeconds: number
  residentMb: number
  /**
   * The longest that one turn of its event loop took since it was last asked, in milliseconds of processor time of its
   * thread: what a busy machine adds is not the process's fault.
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

// Nothing measured outlives the one who measures.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
