import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** A raw HTTP response. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The port of an application, which starts to listen if necessary. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Writes raw bytes, and reads the first response until the other side closes. */
export async function rawAnswer(app: FastifyInstance, ...parts: string[]): Promise<RawAnswer> {
  const socket = connect(await portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  for (const part of parts) socket.write(part)
  const whole = await answer
  const [head = '', ...bodies] = whole.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()] as const
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: bodies.join('\r\n\r\n') }
}
