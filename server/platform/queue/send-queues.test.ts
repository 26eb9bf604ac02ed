import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { readSendQueues } from './send-queues.ts'

const sent = 1024 * 1024

test.runIf(process.platform === 'linux').each([
  ['IPv4', '127.0.0.1', '127.0.0.1'],
  ['IPv6', '::1', '::1'],
  ['IPv4 at a socket of both', '::', '127.0.0.1'],
])('what the other side has not taken is read from the kernel: %s', async (_, listens, connects) => {
  const server = createServer().listen(0, listens)
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const visitor = connect((server.address() as AddressInfo).port, connects).pause()
  const [socket] = (await accepted) as [Socket]
  try {
    expect((await readSendQueues())(socket)).toBe(0)
    socket.write(Buffer.alloc(sent))
    await eventually(async () => {
      const inKernel = (await readSendQueues())(socket)
      expect(inKernel).toBeGreaterThan(100_000)
      expect(inKernel).toBeLessThan(sent)
    })
    visitor.resume()
    await eventually(async () => expect((await readSendQueues())(socket)).toBe(0))
  } finally {
    visitor.destroy()
    socket.destroy()
    server.close()
  }
})
