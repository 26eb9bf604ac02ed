import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { openSession } from '#server/features/accounts/public'
import { declaredAnswers } from '#testing/generated/declared-answers'
import { likelyIn, requestsTo } from '#testing/generated/generated-calls'
import { testApp } from '#testing/site/app'
import { isSoak, rounds } from '#testing/soak'

vi.setConfig({ testTimeout: 240_000 })

const { app, db } = await testApp()
const { operations, expectAnswer } = await declaredAnswers(app)
const likely = await likelyIn(db)

const device = { browser: 'Chrome', system: 'Linux' }
const callers = ['anonymous', 'client', 'guest', 'staff'] as const

const emails = {
  client: demonstrationAccounts.leadBooker,
  guest: demonstrationAccounts.guest,
  staff: demonstrationAccounts.staff,
}

/** The credentials of a request; each operation has its own sessions, since some end sessions. */
async function bearerOf(kind: (typeof callers)[number]): Promise<Record<string, string>> {
  if (kind === 'anonymous') return {}
  const { account, contact, coSignIn, staff } = tables
  const people = { client: contact, guest: coSignIn, staff }
  const [found] = await db
    .select({ accountId: account.id })
    .from(account)
    .leftJoin(contact, eq(contact.id, account.contactId))
    .leftJoin(coSignIn, eq(coSignIn.id, account.coSignInId))
    .leftJoin(staff, eq(staff.id, account.staffId))
    .where(eq(people[kind].email, emails[kind]))
  if (!found) throw new Error(`there is no ${kind} any more`)
  const kinds = { client: 'contact', guest: 'co-sign-in', staff: 'staff' } as const
  const { token } = await withTransaction(db, tx =>
    openSession(tx, { ...found, kind: kinds[kind], device, withSecondFactor: true }),
  )
  return { authorization: `Bearer ${token}` }
}

let senders = 0
const succeeded = new Set<string>()

/** In a soak run each operation is called by all, else by two in turn. */
const callersOf = (index: number) =>
  isSoak ? callers : ([callers[index % 4], callers[(index + 1) % 4]] as (typeof callers)[number][])

test.each(operations.map((called, index) => [`${called.method} ${called.path}`, called, index] as const))(
  '%s answers what is generated from its description as it declares',
  async (name, called, index) => {
    const runs = rounds(called.path.includes('factsheet') ? { few: 1, many: 10 } : { few: 1, many: 40 })
    for (const kind of callersOf(index)) {
      const bearer = await bearerOf(kind)
      const answers = fc.asyncProperty(requestsTo(called, likely), async request => {
        const headers = {
          'x-forwarded-for': `2001:db8:${(++senders).toString(16)}::1`,
          'sec-fetch-site': 'same-origin',
          ...(request.payload !== undefined && { 'content-type': 'application/json' }),
          ...request.headers,
          ...bearer,
        }
        const reply = await app.inject({ ...request, headers })
        expectAnswer(called, reply, `${kind}: ${JSON.stringify(request).slice(0, 600)}`)
        if (reply.statusCode < 300) succeeded.add(name)
      })
      await fc.assert(answers, { numRuns: runs, ...(!isSoak && { seed: 2027 }) })
    }
  },
)

test('many operations were called with success', () => {
  expect(succeeded.size).toBeGreaterThan(rounds({ few: 60, many: 90 }))
})
