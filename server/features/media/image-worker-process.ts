// Run as a child process by picture-maker.ts.
import { constants, setPriority } from 'node:os'
import { resizeImage, type Wanted } from './resize-image.ts'

/** Request and reply of the process. */
export interface Question {
  id: number
  wanted: Wanted
}
export type Answer = { id: number } & ({ bytes: Buffer } | { failure: string })

// Pages and API requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** From this width, in pixels, the AVIF encoder takes 100 MB and more; such pictures are made one after the other. */
const large = 1000
let largeDone: Promise<unknown> = Promise.resolve()

function makeInTurn(wanted: Wanted): Promise<Buffer> {
  if (wanted.width <= large) return resizeImage(wanted)
  const made = largeDone.then(() => resizeImage(wanted))
  largeDone = made.catch(() => undefined)
  return made
}

process.on('message', async ({ id, wanted }: Question) => {
  const answer: Answer = await makeInTurn(wanted).then(
    bytes => ({ id, bytes }),
    (error: Error) => ({ id, failure: error.message }),
  )
  process.send?.(answer)
})

// Ends with the site, however that ended, and abandons pictures in progress.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Terminals and service managers signal all processes; the site decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
