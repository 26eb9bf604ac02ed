import { Worker } from 'node:worker_threads'
import type { ChannelFault } from '#domain/availability/channel-faults'
import { CalendarFailure } from '#server/adapters/calendars/calendars'
import type { CalendarWindow, ReadNights } from './parse-calendar.ts'

const maxMegabytes = 192
const maxMs = 10_000

/**
 * Parses a calendar in a thread of its own, bounded in time and memory: a rule of repetition can keep a parser busy for
 * ever. Throws `no-calendar` and `too-complex`.
 */
export async function parseInWorker(text: string, window: CalendarWindow, timeoutMs = maxMs): Promise<ReadNights> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const { read, fault } = await new Promise<{ read?: ReadNights; fault?: ChannelFault }>((resolve, reject) => {
      timer = setTimeout(() => resolve({ fault: 'too-complex' }), timeoutMs)
      worker.once('message', resolve)
      // Without memory, or without an answer.
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: 'too-complex' }) : reject(error),
      )
    })
    if (fault || !read) throw new CalendarFailure(fault ?? 'no-calendar')
    return read
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
