import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { httpsCalendars, type Network } from './https-calendars.ts'
import { isPublicAddress } from './public-address.ts'

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

let respond: RequestListener
const server = createServer((request, response) => respond(request, response))
await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A network in which the public address of every test host is the local server; `reached` has all connections. */
const reached: string[] = []
const addresses: Record<string, string[]> = {
  'calendar.test': ['93.184.215.14'],
  'inside.test': ['10.0.0.7'],
  'mixed.test': ['93.184.215.14', '127.0.0.1'],
  'six.test': ['fd00::1'],
}
const network: Network = {
  resolve: async host => addresses[host] ?? [],
  connect: ({ address }) => {
    reached.push(address)
    return connect((server.address() as AddressInfo).port, '127.0.0.1')
  },
}
beforeEach(() => {
  reached.length = 0
  respond = (_, response) => response.end(calendar)
})
const source = httpsCalendars({ network, timeoutMs: 2000, maxBytes: 100_000 })
const { signal } = new AbortController()
const read = (address: string) =>
  source.read(address, signal).then(
    text => text,
    error => error.fault as string,
  )

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['ff02::1', false],
  ['not an address', false],
  ['93.184.215.14', true],
  ['172.32.0.1', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('a calendar', () => {
  test('is read over the address that was checked, from the host that its address names', async () => {
    let host: string | undefined
    respond = (request, response) => {
      host = request.headers.host
      response.end(calendar)
    }
    expect(await read('https://calendar.test/a.ics')).toBe(calendar)
    expect([reached, host]).toEqual([['93.184.215.14'], 'calendar.test'])
  })

  test.each([
    'http://calendar.test/',
    'ftp://calendar.test/',
    'file:///etc/passwd',
    'https://user:secret@calendar.test/',
    'https://calendar.test:8443/',
    'nonsense',
    '',
  ])('is not read from %s', async address => {
    expect(await read(address)).toBe('bad-address')
    expect(reached).toEqual([])
  })

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://inside.test/',
    'https://mixed.test/',
    'https://six.test/',
  ])('is not read from the private address of %s', async address => {
    expect(await read(address)).toBe('private-address')
    expect(reached).toEqual([])
  })

  test.each([
    ['https://inside.test/', 'private-address'],
    ['https://169.254.169.254/latest/meta-data', 'private-address'],
    ['http://calendar.test/', 'bad-address'],
    ['https://nowhere.test/', 'unreachable'],
    ['/again', 'too-many-redirects'],
  ])('that redirects to %s fails: %s', async (location, fault) => {
    respond = (_, response) => response.writeHead(302, { location }).end()
    expect(await read('https://calendar.test/')).toBe(fault)
    expect(new Set(reached)).toEqual(new Set(['93.184.215.14']))
  })

  test('is read after a redirect to another public address', async () => {
    respond = ({ url }, response) =>
      url === '/old' ? response.writeHead(301, { location: '/new' }).end() : response.end(calendar)
    expect(await read('https://calendar.test/old')).toBe(calendar)
  })

  test('of 200 MB is left as soon as that is known, and an endless one when it has become too long', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': String(200 * 1024 * 1024) })
      response.write(calendar)
    }
    expect(await read('https://calendar.test/')).toBe('too-large')
    let sent = 0
    respond = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('X'.repeat(10_000))) sent += 10_000
        sent += 10_000
        if (!response.destroyed) response.once('drain', more)
      }
      response.write(calendar)
      more()
    }
    expect(await read('https://calendar.test/')).toBe('too-large')
    expect(sent).toBeLessThan(20_000_000)
  })

  test('that never comes is too slow; errors and other content are refused', async () => {
    respond = () => {}
    expect(
      await httpsCalendars({ network, timeoutMs: 50 })
        .read('https://calendar.test/', signal)
        .catch(e => e.fault),
    ).toBe('too-slow')
    respond = (_, response) => response.writeHead(500).end(calendar)
    expect(await read('https://calendar.test/')).toBe('refused')
    respond = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(calendar)
    expect(await read('https://calendar.test/')).toBe('refused')
    respond = (_, response) => response.end('<html>Sign in</html>')
    expect(await read('https://calendar.test/')).toBe('no-calendar')
    respond = (request, _) => request.socket.destroy()
    expect(await read('https://calendar.test/')).toBe('unreachable')
  })

  test('in Latin-1 is read as such', async () => {
    respond = (_, response) => response.end(Buffer.from(`${calendar}Zoë`, 'latin1'))
    expect(await read('https://calendar.test/')).toBe(`${calendar}Zoë`)
  })
})
