// Run as a child process by picture-maker.ts.
import { constants, setPriority } from 'node:os'
import { preparePicture } from './prepare-picture.ts'
import { resizeImage, type Wanted } from './resize-image.ts'

/** Request and reply of the process: a size of a picture, or an upload to prepare for the store. */
export interface Question {
  id: number
  wanted: Wanted | { upload: Uint8Array }
}
export type Made = Buffer | Awaited<ReturnType<typeof preparePicture>>
export type Answer = { id: number } & ({ made: Made } | { failure: string })

// Pages and API requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** From this width, in pixels, the AVIF encoder takes 100 MB and more; such pictures are made one after the other. */
const large = 1000
let largeDone: Promise<unknown> = Promise.resolve()

function makeInTurn(wanted: Question['wanted']): Promise<Made> {
  if ('width' in wanted && wanted.width <= large) return resizeImage(wanted)
  const make = (): Promise<Made> => ('upload' in wanted ? preparePicture(wanted.upload) : resizeImage(wanted))
  const made = largeDone.then(make)
  largeDone = made.catch(() => undefined)
  return made
}

process.on('message', async ({ id, wanted }: Question) => {
  const answer: Answer = await makeInTurn(wanted).then(
    made => ({ id, made }),
    (error: Error) => ({ id, failure: error.message }),
  )
  process.send?.(answer)
})

// Ends with the site, however that ended, and abandons pictures in progress.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Terminals and service managers signal all processes; the site decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
