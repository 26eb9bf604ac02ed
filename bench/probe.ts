// Loaded into a measured process before its own code: answers what it has used so far.
export interface Usage {
  /** Seconds of processor time, of all its threads. */
  processorSeconds: number
  residentMb: number
}

process.on('message', question => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    processorSeconds: (user + system) / 1e6,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
  }
  process.send?.({ usage })
})
process.channel?.unref()

// Nothing measured outlives the one who measures.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
