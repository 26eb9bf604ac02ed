import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'

/** The first id of generated rows. */
export const firstId = 1_000_000

/** Copies of a table's first row, with columns that differ: SQL over the number `n`, from 1. */
export function copies(table: string, count: number, columns: Record<string, string>): SQL {
  const fields = Object.entries(columns).map(([column, value]) => `'${column}', ${value}`)
  return sql.raw(`
    insert into ${table} overriding system value
    select made.*
    from (select original as first from ${table} as original where ${table === 'booking_item' ? "kind = 'villa'" : 'true'} limit 1) as example,
      generate_series(1, ${count}) as n,
      lateral jsonb_populate_record(first, jsonb_build_object(${fields.join(', ')})) as made`)
}

/** Rows of tables that the database has read so far, by scans and by index. */
export async function rowsRead(db: Db): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ read: string }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where schemaname = 'public'`)
  return Number(rows[0]?.read)
}
