import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endpoint, file, noContent } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { id } from '#contract/schemas'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { type Actor, type Permission, permissions, type Staff } from '#domain/access/actor'
import type { Policy } from '#domain/access/policy'
import type { ResolveToken, Verify } from '#server/platform/auth/authentication'
import { authorize } from '#server/platform/auth/authorize'
import { serve } from '#server/platform/http/serve'

/**
 * Endpoints of every kind, to test how endpoints are served: private ones, owned rows, staff, headers, statuses and
 * replies other than JSON, writes, secrets, rate limits, slow ones, cookies, provider signatures.
 */
const note = z.object({ id: z.number(), text: z.string() })

const common = { group: 'extras', problems: ['not-found'] } as const

export const demonstrationCalls = {
  readNote: endpoint({
    ...common,
    method: 'GET',
    path: '/demonstration/notes/{id}',
    access: ['lead-booker', 'co-sign-in', 'guest-user', 'staff:bookings'],
    summary: 'A note of one’s own',
    params: z.object({ id }),
    reply: note,
  }),
  readAsStaff: endpoint({
    ...common,
    method: 'GET',
    path: '/demonstration/passports',
    access: ['staff:passports'],
    summary: 'For staff with one permission',
    headers: z.object({ usertype: z.enum(['contact', 'cosignin']).optional() }),
    reply: z.object({ usertype: z.string().nullable() }),
  }),
  stampPassport: endpoint({
    ...common,
    method: 'PUT',
    path: '/demonstration/passports/{id}',
    access: ['staff:passports'],
    summary: 'Staff with one permission write once',
    params: z.object({ id }),
    reply: z.object({ stamp: z.string(), staffId: z.number() }),
    writes: 'idempotent',
  }),
  greetStaff: endpoint({
    ...common,
    method: 'GET',
    path: '/demonstration/staff',
    access: ['staff'],
    summary: 'For all who work here',
    reply: z.object({ permissions: z.array(z.string()) }),
  }),
  printNote: endpoint({
    ...common,
    method: 'GET',
    path: '/demonstration/notes/{id}/print',
    access: ['lead-booker'],
    summary: 'A note as a file',
    params: z.object({ id }),
    reply: file('text/plain'),
  }),
  deleteNote: endpoint({
    ...common,
    method: 'DELETE',
    path: '/demonstration/notes/{id}',
    access: ['lead-booker'],
    summary: 'Answers nothing',
    params: z.object({ id }),
    reply: noContent,
    writes: 'transactional',
  }),
  addContact: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/contacts',
    access: 'anyone',
    summary: 'Writes once',
    body: z.object({ email: z.string(), fails: z.boolean().optional() }),
    reply: z.object({ id: z.number(), actor: z.string() }),
    status: 201,
    writes: 'idempotent',
  }),
  issueSecret: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/secrets',
    access: 'anyone',
    summary: 'Answers a secret',
    reply: z.object({ secret: z.string() }),
    writes: 'idempotent',
    secret: true,
  }),
  countSlowly: endpoint({
    ...common,
    method: 'GET',
    path: '/demonstration/counts',
    access: 'anyone',
    summary: 'Takes long, and is done in turn',
    reply: z.object({ count: z.number() }),
    queue: 'calls',
  }),
  knockHere: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/knocks/here',
    access: 'anyone',
    summary: 'May be called twice a minute by an address',
    reply: noContent,
    limit: { max: 2, windowSeconds: 60, per: 'address', store: 'memory' },
  }),
  knockEverywhere: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/knocks/everywhere',
    access: ['lead-booker', 'co-sign-in'],
    summary: 'May be called twice in ten minutes by an account, whichever process it asks',
    reply: noContent,
    limit: { max: 2, windowSeconds: 600, per: 'account', store: 'database' },
  }),
  knockTogether: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/knocks/together',
    access: 'anyone',
    summary: 'May be called six times in ten minutes by all who are not signed in',
    reply: noContent,
    limit: { max: 2, windowSeconds: 600, per: 'address', store: 'database', maxOverall: 6 },
  }),
  knowBrowser: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/session',
    access: { by: 'session-cookie' },
    summary: 'Opened by the cookie of a browser’s session',
    reply: z.object({ cookie: z.string().nullable(), actor: z.string() }),
  }),
  hearProvider: endpoint({
    ...common,
    method: 'POST',
    path: '/demonstration/webhook',
    access: { signedBy: 'checkout' },
    summary: 'Signed by a provider',
    body: z.object({ type: z.string() }),
    reply: z.object({ heard: z.string() }),
  }),
}

export const staffWith = <P extends Permission>(permission: P): `staff with ${P}` => `staff with ${permission}`

/** One per permission. */
const staff = Object.fromEntries(
  permissions.map((permission, i): [string, Staff] => [
    staffWith(permission),
    { kind: 'staff', staffId: i + 1, permissions: [permission] },
  ]),
) as Record<`staff with ${Permission}`, Staff>

/** Tokens of the demonstration: each is the name of its actor. */
export const actors = {
  'guest-user': { kind: 'guest-user', guestUserId: 1, bookingId: 1 },
  'another guest-user': { kind: 'guest-user', guestUserId: 2, bookingId: 2 },
  'co-sign-in': { kind: 'co-sign-in', coSignInId: 1, role: 'guest' },
  'travel-agent': { kind: 'co-sign-in', coSignInId: 2, role: 'travel-agent' },
  'lead-booker': { kind: 'lead-booker', contactId: 1 },
  'another lead-booker': { kind: 'lead-booker', contactId: 2 },
  'staff looking on': { kind: 'lead-booker', contactId: 1, impersonated: { staffId: 99 } },
  ...staff,
  'staff without permissions': { kind: 'staff', staffId: 100, permissions: [] },
} as const satisfies Record<string, Actor>

export type ActorName = keyof typeof actors

export const bearerOf = (name: ActorName): { authorization: string } => ({
  authorization: `Bearer ${name.replaceAll(' ', '.')}`,
})

/** Inserts the staff members among the actors, so that what they write can refer to them. */
export async function insertStaffActors(db: Db): Promise<void> {
  const members = Object.entries(actors).flatMap(([name, actor]) => (actor.kind === 'staff' ? [{ name, actor }] : []))
  await db
    .insert(tables.staff)
    .overridingSystemValue()
    .values(
      members.map(({ name, actor }) => ({
        id: actor.staffId,
        name,
        email: `${name.replaceAll(' ', '.')}@example.com`,
        permissions: [...actor.permissions],
      })),
    )
    .onConflictDoNothing({ target: tables.staff.id })
}

/** No session of the database has it. */
const sessionOf = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`

export const identifyDemonstration: ResolveToken = async token => {
  const name = token.replaceAll('.', ' ')
  return Object.hasOwn(actors, name)
    ? { actor: actors[name as ActorName], sessionId: sessionOf(name), hasRecentSecondFactor: true }
    : undefined
}

const secret = 'the secret of the demonstration'
export const signatureOf = (body: string): string => createHmac('sha256', secret).update(body).digest('hex')

export const verifyDemonstration: Verify = ({ headers }, body) => {
  const given = Buffer.from(String(headers['cko-signature'] ?? ''))
  const right = Buffer.from(signatureOf(body.toString('utf8')))
  return given.length === right.length && timingSafeEqual(given, right)
}

interface Note {
  id: number
  text: string
  contactId: number
  bookingId: number
  coSignInIds: number[]
}
const theNote: Note = { id: 1, text: 'Arrives late', contactId: 1, bookingId: 1, coSignInIds: [1, 2] }

const noteRights: Policy<Note, 'view' | 'delete'> = {
  view: [
    (actor, { contactId }) => actor.kind === 'lead-booker' && actor.contactId === contactId,
    (actor, { coSignInIds }) => actor.kind === 'co-sign-in' && coSignInIds.includes(actor.coSignInId),
    (actor, { bookingId }) => actor.kind === 'guest-user' && actor.bookingId === bookingId,
    actor => actor.kind === 'staff',
  ],
  delete: [
    (actor, { contactId }) => actor.kind === 'lead-booker' && actor.contactId === contactId && !actor.impersonated,
  ],
}

const findNote = (noteId: number) => (noteId === theNote.id ? theNote : undefined)

/** Resolves the slow endpoint. */
export const counting = { until: Promise.resolve() }
let counted = 0

/** Registers the demonstration endpoints. */
export function demonstrationRoutes(app: FastifyInstance): void {
  serve(app, demonstrationCalls.readNote, ({ params, actor }) => {
    const found = findNote(params.id)
    authorize(noteRights, actor, 'view', found)
    // The contract has id and text only; other columns must not be sent.
    return found
  })
  serve(app, demonstrationCalls.readAsStaff, ({ headers }) => ({ usertype: headers.usertype ?? null }))
  serve(app, demonstrationCalls.stampPassport, ({ actor }) => ({
    stamp: crypto.randomUUID(),
    staffId: actor.staffId,
  }))
  serve(app, demonstrationCalls.greetStaff, ({ actor }) => ({ permissions: [...actor.permissions] }))
  serve(app, demonstrationCalls.printNote, ({ params, actor }) => {
    const found = findNote(params.id)
    authorize(noteRights, actor, 'view', found)
    return { type: 'text/plain', bytes: Buffer.from(found.text), name: 'Note n° 1 – "é".txt' } as const
  })
  serve(app, demonstrationCalls.deleteNote, ({ params, actor }) => {
    authorize(noteRights, actor, 'delete', findNote(params.id))
  })
  serve(app, demonstrationCalls.addContact, async ({ body, tx, actor }) => {
    const [row] = await tx
      .insert(tables.contact)
      .values({ email: body.email })
      .onConflictDoUpdate({ target: tables.contact.email, set: { email: body.email } })
      .returning()
    if (!row || body.fails) throw new ProblemError('not-found')
    return { id: row.id, actor: actor.kind }
  })
  serve(app, demonstrationCalls.issueSecret, () => ({ secret: crypto.randomUUID() }))
  serve(app, demonstrationCalls.countSlowly, ({ runQueued: inTurn }) =>
    inTurn({
      work: async () => {
        await counting.until
        return { count: ++counted }
      },
    }),
  )
  serve(app, demonstrationCalls.knockHere, () => {})
  serve(app, demonstrationCalls.knockEverywhere, () => {})
  serve(app, demonstrationCalls.knockTogether, () => {})
  serve(app, demonstrationCalls.knowBrowser, ({ request, actor }) => ({
    cookie: request.headers.cookie ?? null,
    actor: actor.kind,
  }))
  serve(app, demonstrationCalls.hearProvider, ({ body }) => ({ heard: body.type }))
}
