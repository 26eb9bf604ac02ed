import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()

/** A dump is restored without a search path: functions of a CHECK or an index must resolve what they call. */
test('every check and index of the tables can be made anew where nothing is found by its bare name', async () => {
  const failed = await db.transaction(async tx => {
    await tx.execute(sql`set local search_path = ''`)
    const { rows } = await tx.execute<{ name: string; statement: string }>(sql`
      select conname as name, format('alter table %s drop constraint %I, add %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
      union all
      select indexrelid::regclass::text, format('reindex index %s', indexrelid::regclass)
      from pg_index where indexprs is not null or indpred is not null and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`)
    expect(rows.length).toBeGreaterThan(30)
    const failed: string[] = []
    for (const { name, statement } of rows) {
      await tx.execute(sql`savepoint one`)
      try {
        await tx.execute(sql.raw(statement))
      } catch (error) {
        failed.push(`${name}: ${(error as Error).cause}`)
        await tx.execute(sql`rollback to one`)
      }
    }
    return failed
  })
  expect(failed).toEqual([])
})
