import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { basic } from '#testing/accounts/accounts'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { app } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const [connections, addresses] = [100, 60]
const agent = new Agent({ keepAlive: true, maxSockets: 2 * connections })
afterAll(() => agent.destroy())

async function post(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; cookie: string }>()
  const sent = request(
    { host: '127.0.0.1', port, path: `/api${path}`, method: 'POST', headers, agent },
    async reply => {
      await text(reply)
      const cookie = (reply.headers['set-cookie'] ?? []).map(set => set.split(';')[0]).join('; ')
      resolve({ status: reply.statusCode ?? 0, cookie })
    },
  )
  sent.on('error', reject).end()
  return promise
}

const lead = demonstrationAccounts.leadBooker
const logIn = (email: string, password: string, from: string, cookie = '') =>
  post('/auth/token', {
    authorization: basic(email, password),
    'x-forwarded-for': from,
    ...(cookie && { cookie }),
  })
const statusesOf = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses = []
  for (let at = 0; at < count; at++) statuses.push((await ask()).status)
  return statuses
}

const answered = new Map<number, number>()
let flooding = true
let flood: Promise<unknown>
let device = ''

beforeAll(async () => {
  const before = await logIn(lead, demonstrationPassword, '198.51.100.1')
  device = /\bdevice=[^;]+/.exec(before.cookie)?.[0] ?? ''
  expect(device).not.toBe('')
  const guess = async (at: number) => {
    for (let tried = 0; flooding; tried++) {
      const { status } = await logIn(`nobody${at}-${tried}@example.com`, 'Wrong2027', `203.0.113.${at % addresses}`)
      answered.set(status, (answered.get(status) ?? 0) + 1)
    }
  }
  flood = Promise.all(Array.from({ length: connections }, (_, at) => guess(at)))
  await eventually(() => expect(answered.get(404)).toBeGreaterThan(20))
})
afterAll(async () => {
  flooding = false
  await flood
})

test('a hundred guessing connections do not lock out a browser that has signed in before', async () => {
  expect(await statusesOf(6, () => logIn(lead, demonstrationPassword, '198.51.100.2', device))).toEqual(
    Array.from({ length: 6 }, () => 200),
  )
})

test('nor do they lock out staff, wherever these connect from', async () => {
  const headers = {
    authorization: basic(demonstrationAccounts.staff, demonstrationPassword),
    'x-forwarded-for': '198.51.100.3',
  }
  expect(await statusesOf(6, () => post('/office/token', headers))).toEqual(Array.from({ length: 6 }, () => 200))
})

test('a browser is known for the accounts that were opened from it, and for no others', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, () => logIn('nobody@example.com', 'Wrong2027', '198.51.100.4', device)),
  )
  // All from one address: requests beyond its share are rejected, as without a cookie.
  expect(statuses.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(40 - 12)
})
