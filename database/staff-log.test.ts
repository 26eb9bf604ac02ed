import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()
const log = tables.staffAuditEntry
const [person] = await db
  .insert(tables.staff)
  .values({ name: 'Mara Conti', email: 'mara@example.com', permissions: ['bookings'] })
  .returning({ id: tables.staff.id })
const staffId = person?.id ?? 0

const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => postgresError(error)?.constraint,
  )

async function entryOf(at: Date) {
  const changes = { name: { before: 'Ada', after: 'Ada Ferrante' } }
  const [row] = await db
    .insert(log)
    .values({ staffId, action: 'changed', reason: 'A question about dates', changes, at })
    .returning({ id: log.id })
  return eq(log.id, row?.id ?? 0)
}
const yearMs = 366 * 86_400_000

test('an entry is neither changed nor deleted', async () => {
  const entry = await entryOf(new Date())
  for (const values of [{ reason: '' }, { changes: {} }, { action: 'invited' as const }, { staffId: null }])
    expect(await refusedBy(db.update(log).set(values).where(entry))).toBe('never_rewritten')
  expect(await refusedBy(db.delete(log).where(entry))).toBe('never_rewritten')
})

test('after a year its words can be erased, and only that', async () => {
  const entry = await entryOf(new Date(Date.now() - 2 * yearMs))
  expect(await refusedBy(db.update(log).set({ reason: 'Another reason' }).where(entry))).toBe('never_rewritten')
  expect(await refusedBy(db.update(log).set({ staffId: null }).where(entry))).toBe('never_rewritten')
  await db.update(log).set({ reason: '', changes: {} }).where(entry)
  const [row] = await db.select().from(log).where(entry)
  expect(row).toMatchObject({ staffId, action: 'changed', reason: '', changes: {} })
})

test('changes are fields with what was before and after', async () => {
  for (const changes of [{ name: 'Ada' }, { name: { before: [], after: null } }])
    expect(await refusedBy(db.insert(log).values({ staffId, action: 'changed', changes: changes as never }))).toBe(
      'staff_entry_changes',
    )
})

test('an entry outlives the row of its member of staff', async () => {
  const [gone] = await db
    .insert(tables.staff)
    .values({ name: 'Ugo', email: 'ugo@example.com', permissions: [] })
    .returning({ id: tables.staff.id })
  const [row] = await db
    .insert(log)
    .values({ staffId: gone?.id ?? 0, action: 'signed-in' })
    .returning({ id: log.id })
  await db.delete(tables.staff).where(eq(tables.staff.id, gone?.id ?? 0))
  expect(
    await db
      .select({ staffId: log.staffId })
      .from(log)
      .where(eq(log.id, row?.id ?? 0)),
  ).toEqual([{ staffId: null }])
})
