import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { handleClientError } from './raw-responses.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(open.splice(0).map(close => close())))

/** A server, and a connection to it. */
async function connected(answer: RequestListener) {
  const server = createServer({ connectionsCheckingInterval: 20 }, answer)
  server.on('clientError', handleClientError({ 'x-frame-options': 'DENY' }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[accepted]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')])
  open.push(() => {
    server.closeAllConnections()
    return new Promise(closed => server.close(closed))
  })
  return { server, socket, accepted: accepted as Socket }
}

test('an unfinished request gets a response', async () => {
  const { server, socket, accepted } = await connected(() => {})
  const begun = 'GET / HTTP/1.1\r\nHost:'
  socket.write(begun)
  await eventually(() => expect(accepted.bytesRead).toBe(begun.length))
  // Patience ends when it has come: a connection that was closed before would only be reset.
  Object.assign(server, { headersTimeout: 1, requestTimeout: 1 })
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/)
  expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408, code: 'too-slow' })
})

test('an answer that is on its way is broken off, and not followed by a refusal that would be read as its end', async () => {
  const { socket } = await connected((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('the first half')
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [begin] = await once(socket, 'data')
  expect(String(begin)).toMatch(/^HTTP\/1\.1 200 OK/)
  socket.write('\u0001\r\n\r\n')
  expect(await text(socket)).not.toContain('HTTP/1.1')
})
