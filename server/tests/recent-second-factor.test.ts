import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { endpoints } from '#contract/endpoints'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { secondFactorLasts } from '#domain/people/accounts'
import { basic, bearer } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

const one = await testApp()
const two = await testApp({ beside: one })
const { db, clock } = one

const all: readonly Endpoint[] = endpoints
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const partiesOf = ({ access }: Endpoint): readonly string[] => (Array.isArray(access) ? access : [])
const isOfStaff = (call: Endpoint) => partiesOf(call).some(party => party.startsWith('staff'))
const isOnlyFor = (call: Endpoint, permission: string) =>
  isOfStaff(call) && partiesOf(call).every(party => party === `staff:${permission}`)

/** The names of all fields that an endpoint reads or returns. */
function fieldsOf({ body, query, reply }: Endpoint): string[] {
  const shapes = [body, query, reply].filter(shape => shape !== undefined && '_zod' in shape)
  return shapes.flatMap(shape => {
    const schema = JSON.stringify(z.toJSONSchema(shape as z.ZodType, { unrepresentable: 'any', io: 'input' }))
    return [...schema.matchAll(/"(\w+)":/g)].map(([, field = '']) => field)
  })
}

/** The subjects that require a recent second factor (PD-214). */
const sensitive: Readonly<Record<string, (call: Endpoint) => boolean>> = {
  'people, permissions and second factors': call => isOnlyFor(call, 'accounts') && call.method !== 'GET',
  passports: call => isOnlyFor(call, 'passports') || (isOfStaff(call) && /passport/i.test(call.path)),
  'bank details': call =>
    isOfStaff(call) && fieldsOf(call).some(field => /iban|bankaccount|accountnumber/i.test(field)),
  'export and erasure of persons': call =>
    isOfStaff(call) && /csv$|eras(e|ure)|personaldata|dataexport/i.test(call.path),
  impersonation: call => call.path === '/office/lookingon',
}

/** Endpoints of these subjects that need none, and why. */
const harmless: Readonly<Record<string, string>> = {
  'POST /office/policeregister/{id}/receipt': 'It stores the reference of a receipt, and shows no details.',
  'POST /office/payments/csv': 'Amounts and references, no persons.',
  'POST /office/damagedeposits/csv': 'Amounts, references and days, no persons.',
  'POST /office/channels/csv': 'Nights and names of channels, no persons.',
  'POST /office/bulk/csv': 'Names and references of records, no persons.',
  'POST /office/pictures/csv': 'Facts of pictures, no persons but their photographers.',
  'POST /office/villas/csv': 'Facts of villas, no persons.',
  'POST /office/failedruns/{id}/retry': 'The site tries again by itself, too, only fewer times.',
  'POST /office/jobs/{name}/retry': 'The site tries again by itself, too, only fewer times.',
}

const guarded = all.filter(({ recentSecondFactor }) => recentSecondFactor)

test('all that concerns sensitive subjects requires a recent second factor, and nothing else', () => {
  const meant = all.filter(call => Object.values(sensitive).some(is => is(call)))
  expect(Object.keys(harmless).filter(name => !meant.some(call => nameOf(call) === name))).toEqual([])
  expect(guarded.map(nameOf).toSorted()).toEqual(
    meant
      .map(nameOf)
      .filter(name => !(name in harmless))
      .toSorted(),
  )
  for (const subject of ['people, permissions and second factors', 'passports', 'export and erasure of persons'])
    expect(guarded.filter(call => sensitive[subject]?.(call)).length, subject).toBeGreaterThan(1)
  expect(guarded.every(isOfStaff)).toBe(true)
})

type Headers = Record<string, string>
let callers = 0
const call = (method: Endpoint['method'], url: string, headers: Headers, body?: object, at = one) =>
  at.app.inject({
    method,
    url: `/api${url}`,
    headers: { 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::7`, ...headers },
    ...(body && { payload: body }),
  })
const ask = async ({ method, path }: Endpoint, headers: Headers) => {
  const url = path.replace('/{id}', path.startsWith('/office/people') ? `/${crypto.randomUUID()}` : '/2147483647')
  const reply = await call(method, url, headers, method === 'GET' ? undefined : {})
  return reply.statusCode < 400 ? reply.statusCode : reply.json().code
}
const sessions = () => db.select().from(tables.session).orderBy(tables.session.createdAt)

test.each(guarded.map(endpoint => [nameOf(endpoint), endpoint] as const))(
  '%s refuses a session without a recent proof before it reads the input',
  async (_, endpoint) => {
    const headers = await staffBearer(db)
    expect(await ask(endpoint, headers)).not.toBe('second-factor-needed')
    const proved = (at: ReturnType<typeof sql> | null) => db.update(tables.session).set({ secondFactorAt: at })
    await proved(sql`app_now() - make_interval(secs => ${secondFactorLasts})`)
    expect(await ask(endpoint, headers)).toBe('second-factor-needed')
    await proved(null)
    expect(await ask(endpoint, headers)).toBe('second-factor-needed')
    expect(await ask(endpoint, {})).toBe('not-signed-in')
    // Another session of the same person proves nothing for this one.
    const other = await staffBearer(db)
    expect(await ask(endpoint, other)).not.toBe('second-factor-needed')
    expect(await ask(endpoint, headers)).toBe('second-factor-needed')
  },
)

const office = demonstrationAccounts.staff
let secret = ''
let recoveryCodes: string[] = []
const codeNow = (later = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.at + later * 30_000 })
const minutes = (count: number) => clock.set(clock.at + count * 60_000)
const prove = (headers: Headers, code: string, at = one) => call('POST', '/office/secondfactor', headers, { code }, at)
const guardedCall = (headers: Headers) => call('GET', '/office/policeregister', headers)
const faultOf = async (reply: Awaited<ReturnType<typeof prove>>) => reply.json().errors

const forgetProofs = () => db.update(tables.session).set({ secondFactorAt: null })

/** Logs in with both factors; each code works once, so a minute passes first. */
async function logIn(): Promise<Headers> {
  await minutes(1)
  const begun = await call('POST', '/office/token', { authorization: basic(office, 'Maestrale2026') })
  const { pending, setUp } = begun.json()
  if (setUp) secret = setUp.secret
  const entered = await call('POST', '/office/token/secondfactor', {}, { pending, code: codeNow() })
  recoveryCodes = entered.json().recoveryCodes ?? recoveryCodes
  return bearer(entered)
}

test('the log-in counts as proof for ten minutes, then a code renews it for the same session', async () => {
  const [mine, other] = [await logIn(), await logIn()]
  await minutes(9)
  expect((await guardedCall(other)).statusCode).toBe(200)
  await minutes(1)
  const refused = await guardedCall(other)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-needed'])
  expect((await call('GET', '/office/people', other)).statusCode).toBe(200)
  expect((await prove(mine, codeNow())).statusCode).toBe(204)
  expect((await guardedCall(mine)).statusCode).toBe(200)
  expect((await guardedCall(other)).statusCode).toBe(403)
})

test('neither a used code, nor an older one, nor that of a log-in proves anything, at any process', async () => {
  const mine = await logIn()
  await minutes(11)
  const code = codeNow()
  expect((await prove(mine, code)).statusCode).toBe(204)
  await forgetProofs()
  const wrong = [{ field: 'body.code', code: 'invalid', detail: expect.any(String) }]
  for (const used of [code, codeNow(-20), '000000']) {
    expect(await faultOf(await prove(mine, used, two))).toEqual(wrong)
  }
  expect((await guardedCall(mine)).statusCode).toBe(403)
  await minutes(1)
  const pending = await call('POST', '/office/token', { authorization: basic(office, 'Maestrale2026') })
  expect(
    (await call('POST', '/office/token/secondfactor', {}, { ...pending.json(), code: codeNow() })).statusCode,
  ).toBe(200)
  expect(await faultOf(await prove(mine, codeNow()))).toEqual(wrong)
})

test('a recovery code proves it once, and is logged', async () => {
  const mine = await logIn()
  await minutes(11)
  const [code = ''] = recoveryCodes.splice(0, 1)
  expect((await prove(mine, code.toUpperCase())).statusCode).toBe(204)
  expect((await guardedCall(mine)).statusCode).toBe(200)
  expect((await prove(mine, code)).statusCode).toBe(422)
  const used = eq(tables.staffAuditEntry.action, 'recovery-code-used')
  expect(await db.select().from(tables.staffAuditEntry).where(used)).toHaveLength(1)
})

test('of many requests with one code, in two processes and two sessions, one succeeds', async () => {
  const [mine, other] = [await logIn(), await logIn()]
  await minutes(11)
  const code = codeNow()
  const tries = Array.from({ length: 16 }, (_, at) => prove(at % 2 ? mine : other, code, at % 3 ? one : two))
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => status === 204)).toHaveLength(1)
  expect(statuses.every(status => [204, 422, 429].includes(status))).toBe(true)
  const open = [await guardedCall(mine), await guardedCall(other)].filter(({ statusCode }) => statusCode === 200)
  expect(open).toHaveLength(1)
  await minutes(16)
})

test('codes cannot be guessed: the attempts of the log-in and of all sessions count together', async () => {
  const [mine, other] = [await logIn(), await logIn()]
  await minutes(11)
  const statuses = []
  for (let at = 0; at < 6; at++) statuses.push((await prove(at % 2 ? mine : other, '000000')).statusCode)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  expect((await prove(mine, codeNow())).statusCode).toBe(429)
  await minutes(16)
  const later = await logIn()
  await minutes(1)
  expect((await prove(later, codeNow())).statusCode).toBe(204)
})

test('a session that has ended, a client and one who only looks on prove nothing', async () => {
  const mine = await logIn()
  await db.update(tables.session).set({ endedAt: sql`app_now()` })
  await minutes(1)
  expect((await prove(mine, codeNow())).json().code).toBe('session-ended')
  const headers = await staffBearer(db)
  const { contacts } = (await call('POST', '/office/contacts/find', headers, { words: 'lead@' })).json()
  const begun = await call('POST', '/office/lookingon', headers, {
    contactId: contacts[0].id,
    reason: 'She asks for help with her booking',
  })
  const looking = { authorization: `Bearer ${begun.json().token}` }
  expect((await prove(looking, codeNow())).json().code).toBe('not-found')
  expect((await guardedCall(looking)).json().code).toBe('not-found')
  expect((await sessions()).filter(({ secondFactorAt, endedAt }) => secondFactorAt && !endedAt)).toHaveLength(1)
})
