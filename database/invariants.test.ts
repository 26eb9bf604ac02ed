import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { connect, type Transaction } from '#database/connection'
import { postgresError } from '#database/failure'
import { booking, bookingItem, option, ownerBlock } from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testClock } from '#testing/site/clock'
import { testDatabase } from '#testing/site/database'

const { db, url } = await testDatabase()
const clock = testClock(db)

// A crowd takes its time where the machine is busy.
vi.setConfig({ testTimeout: 120_000 })

/** Violations: nights whose occupancy differs from the rows, is missing, or is duplicated. */
const broken = () =>
  db.execute(sql`
    select 'held otherwise than its item says' as what, item.id
    from booking_item item left join option on option.booking_item_id = item.id
    left join occupancy on occupancy.booking_item_id = item.id
    where item.kind = 'villa' and (item.status = 5 or item.status = 4 and option.expires_at is not null)
      and (occupancy.villa_id, occupancy.nights, occupancy.kind, occupancy.expires_at)
        is distinct from (item.villa_id, item.stay, case item.status when 5 then 'booking' else 'option' end,
          case item.status when 4 then option.expires_at end)
    union all
    select 'held for nothing', occupancy.id from occupancy join booking_item item on item.id = occupancy.booking_item_id
    where item.kind <> 'villa' or item.status not in (4, 5)
    union all
    select 'blocked otherwise than its block says', block.id
    from owner_block block left join occupancy on occupancy.owner_block_id = block.id
    where (occupancy.villa_id, occupancy.nights) is distinct from (block.villa_id, block.nights)
    union all
    select 'held twice', one.id
    from occupancy one join occupancy other
      on one.villa_id = other.villa_id and one.nights && other.nights and one.id < other.id`)

test('whatever two processes do at random, and wherever they are cut off, nights are held as the rows say', async () => {
  const processes = [connect(url, { max: 20 }), connect(url, { max: 20 })] as const
  afterAll(() => Promise.all(processes.map(({ close }) => close())))
  const among = <T>(...of: readonly T[]) => of[Math.floor(Math.random() * of.length)] as T
  const aStay = () => {
    const from = addDays('2031-03-01', among(0, 3, 7, 10, 14))
    return { from, to: addDays(from, among(1, 7, 9)) }
  }
  const where = () => ({ villaId: among(20, 21, 22), stay: aStay() })
  const items: { id: number; bookingId: number }[] = []
  const blocks: number[] = []
  const item = () => among(...items) ?? { id: 0, bookingId: 0 }
  const ofItem = () => eq(bookingItem.id, item().id)
  const inAWhile = () => clock.now() + among(-1000, 40, 60_000)
  const acts: ((tx: Transaction) => Promise<unknown>)[] = [
    async tx => items.push(await aBooking(tx, where())),
    async tx => items.push(await anOption(tx, { ...where(), expiresAt: inAWhile() })),
    async tx => items.push(await anOption(tx, { ...where(), expiresAt: inAWhile() })),
    async tx => {
      const { villaId, stay: nights } = where()
      const [block] = await tx.insert(ownerBlock).values({ villaId, nights }).returning()
      blocks.push(block?.id ?? 0)
    },
    tx =>
      tx
        .update(ownerBlock)
        .set({ nights: aStay() })
        .where(eq(ownerBlock.id, among(...blocks) ?? 0)),
    tx => tx.delete(ownerBlock).where(eq(ownerBlock.id, blocks.shift() ?? 0)),
    tx =>
      tx
        .update(option)
        .set({ expiresAt: new Date(inAWhile()) })
        .where(eq(option.bookingItemId, item().id)),
    tx => tx.delete(option).where(eq(option.bookingItemId, item().id)),
    tx =>
      tx
        .update(bookingItem)
        .set({ status: among(5, 6, 9) })
        .where(ofItem()),
    tx => tx.update(bookingItem).set(where()).where(ofItem()),
    tx => tx.delete(bookingItem).where(ofItem()),
    async tx => {
      const { id, bookingId } = item()
      await tx.update(booking).set({ status: 2 }).where(eq(booking.id, bookingId))
      await tx.update(bookingItem).set({ status: 5 }).where(eq(bookingItem.id, id))
    },
  ]
  let working = true
  const cutOffAndLook = async () => {
    while (working) {
      await wait(20)
      expect((await broken()).rows).toEqual([])
      await db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`)
    }
  }
  const outcomes: string[] = []
  const someone = async (at: number) => {
    for (let i = 0; i < 25; i++) {
      const work = withTransaction(processes[at % 2 ? 1 : 0].db, async tx => {
        for (let steps = among(1, 2, 3); steps > 0; steps--) {
          await among(...acts)(tx)
          await wait(among(0, 5))
        }
      })
      outcomes.push(
        await work.then(
          () => 'done',
          error => postgresError(error)?.constraint ?? postgresError(error)?.code ?? 'cut off',
        ),
      )
    }
  }
  const cuttingOff = cutOffAndLook()
  await Promise.all(Array.from({ length: 40 }, (_, at) => someone(at)))
  working = false
  await cuttingOff
  expect((await broken()).rows).toEqual([])
  expect(new Set(outcomes)).toContain('done')
})
