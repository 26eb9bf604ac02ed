import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** An ordinary visitor: requests paths at a fixed rate, whether or not earlier responses have arrived. */
export interface Visit {
  address: string
  paths: string[]
  /** The visitor's address, as reported by a proxy. */
  from: string
  everyMs: number
}

/** Result of a visit. */
export interface Visited {
  /** Milliseconds per response, until its last byte. */
  times: number[]
  /** Unexpected responses, and unanswered requests. */
  failures: number
}

const agent = new Agent({ keepAlive: true })
const patience = 60_000

function timed({ address, from }: Visit, path: string): Promise<{ ms: number; failed: boolean }> {
  const began = performance.now()
  return new Promise(done => {
    const end = (failed: boolean) => done({ ms: performance.now() - began, failed })
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from }
    const request = get(address + path, { agent, headers, timeout: patience }, response => {
      response.resume()
      response.once('end', () => end(response.statusCode !== 200))
      response.once('error', () => end(true))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => end(true))
  })
}

let stop: (() => void) | undefined

async function visit(asked: Visit, isOver: () => boolean): Promise<Visited> {
  const answers: Promise<{ ms: number; failed: boolean }>[] = []
  const began = performance.now()
  for (let turn = 0; !isOver(); turn++) {
    answers.push(timed(asked, asked.paths[turn % asked.paths.length] as string))
    await wait(Math.max(0, began + (turn + 1) * asked.everyMs - performance.now()))
  }
  const all = await Promise.all(answers)
  return { times: all.map(({ ms }) => ms), failures: all.filter(({ failed }) => failed).length }
}

process.on('message', async (message: { visit?: Visit; stop?: true }) => {
  if (message.stop) stop?.()
  if (!message.visit) return
  let over = false
  stop = () => {
    over = true
  }
  const visited = await visit(message.visit, () => over)
  process.send?.({ visited })
})
process.channel?.ref()
