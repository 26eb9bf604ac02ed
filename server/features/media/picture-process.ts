// Run as a process of its own by picture-maker.ts.
import { constants, setPriority } from 'node:os'
import { makePicture, type Wanted } from './make-picture.ts'

/** What the process is asked, and what it answers. */
export interface Question {
  id: number
  wanted: Wanted
}
export type Answer = { id: number } & ({ bytes: Buffer } | { failure: string })

// Pages and calls come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** So wide a picture takes the encoder of AVIF a hundred megabytes and more: such are made one after the other. */
const large = 1000
let largeDone: Promise<unknown> = Promise.resolve()

function makeInTurn(wanted: Wanted): Promise<Buffer> {
  if (wanted.width <= large) return makePicture(wanted)
  const made = largeDone.then(() => makePicture(wanted))
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

// It ends with the site, however that ended, and with whatever it has in hand.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A terminal and a service manager signal to all processes at once; the site decides when this one is done with.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
