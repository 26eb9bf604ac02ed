import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Faults, FaultyCall } from './faults.ts'
import type { CardFault } from './test-cards.ts'

export interface Answer {
  status: number
  body?: unknown
  type?: string
}

interface Call {
  on: FaultyCall
  faults: Faults
  cardFault?: CardFault | undefined
}

/** The fault that a test card itself causes in an API call. */
const faultOfCard: Partial<Record<CardFault, string>> = {
  'gateway-error': 'refused',
  'unreadable-answer': 'unreadable',
  'answer-lost': 'lost-answer',
  'answer-slow': 'silent',
  'no-answer': 'no-request',
}

/**
 * Answers an API call, or simulates a fault: the work is not done (`refused`, `busy`, `no-request`), or it is done
 * and the response is lost, late or unreadable. The work receives faults that it handles itself.
 */
export async function respond(
  reply: FastifyReply,
  { on, faults, cardFault }: Call,
  work: (fault: string | undefined, seconds: number) => Answer,
): Promise<FastifyReply> {
  const asked = faults.take(on)
  const fault = asked?.fault ?? (on === 'payments' && cardFault ? faultOfCard[cardFault] : undefined)
  if (fault === 'refused') return reply.status(500).send({ error: 'internal_server_error' })
  if (fault === 'busy') return reply.status(429).send({ error: 'too_many_requests' })
  if (fault === 'no-request') return cut(reply)
  const { status, body, type = 'application/json' } = work(fault, asked?.seconds ?? 0)
  if (fault === 'lost-answer') return cut(reply)
  if (fault === 'unreadable') return reply.status(502).type('text/html').send('<html><h1>Bad gateway</h1></html>')
  if (fault === 'silent' && (await isAbortedAfter(reply, asked?.seconds ?? 60))) return reply.hijack()
  return reply.status(status).type(type).send(body)
}

/** Delays the response. Resolves to whether the client has disconnected meanwhile. */
async function isAbortedAfter(reply: FastifyReply, seconds: number): Promise<boolean> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  await wait(seconds * 1000, undefined, { signal: gone.signal, ref: false }).catch(() => undefined)
  return gone.signal.aborted
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}
