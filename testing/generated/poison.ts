import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'

/** A corrupt value for a column, in one row. */
export interface Poison {
  table: string
  column: string
  /** The value, as SQL. */
  value: string
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const hostile = text('"><script>alert(1)</script>\r\n\u2028 {{page:0}} %zz //x \\ ../..')
/** Longer than any permitted text. */
const huge = "repeat('maestrale ', 45000)"
const json = (value: unknown) => `${text(JSON.stringify(value))}::jsonb`

/** Possible corrupt values of a column type, by accident or by malice. */
const values: Record<string, string[]> = {
  integer: ['null', '-1', '0', '2147483647', '-2147483648'],
  smallint: ['null', '-1', '0', '32767'],
  bigint: ['null', '-1', '9223372036854775807'],
  'double precision': ['null', "'NaN'", "'Infinity'", '-1e308', '1e-320'],
  boolean: ['null', 'true', 'false'],
  text: ['null', "''", hostile, huge, "'javascript:alert(1)'", "'//example.com'", "'Europe/Atens'"],
  'text[]': ['null', "'{NULL}'", `array[array['a'], array['b']]`, `array[${hostile}]`],
  'smallint[]': ['null', "'{}'", "'{0}'", "'{NULL}'", "'{{1,2},{3,4}}'"],
  'integer[]': ['null', "'{}'", "'{0}'", "'{NULL}'", "'{{1,2},{3,4}}'"],
  date: ['null', "'infinity'", "'-infinity'", "'0044-03-15 BC'", "'5874897-12-31'"],
  'timestamp with time zone': ['null', "'infinity'", "'-infinity'", "'0044-03-15 BC'", "'294276-12-31'"],
  daterange: [
    'null',
    "'empty'",
    "'(,)'",
    "'[2027-01-01,)'",
    "'[-infinity,infinity)'",
    "'[0044-03-15 BC,5874897-01-01)'",
  ],
  jsonb: [
    'null',
    ...[null, {}, [], 'x', 5, [null], [{}], [-1], [1e300], { en: 5 }, { en: { en: [] } }, { fr: 'Sans anglais' }].map(
      json,
    ),
    `jsonb_build_object('en', ${hostile})`,
    `jsonb_build_object('en', ${huge})`,
  ],
}

/** Every corrupt value for every column of the tables with change notifications, which the site shows. */
export async function allPoisons(db: Pick<Db, 'execute'>): Promise<Poison[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.oid in (select tgrelid from pg_trigger where tgname like 'announce%')
    order by c.relname, a.attnum`)
  return rows.flatMap(({ table, column, type }) => {
    const known = values[type]
    if (!known) throw new Error(`No corrupt values are known for ${table}.${column} of type ${type}`)
    return known.map(value => ({ table, column, value }))
  })
}

/**
 * Removes constraints, and indexes, which cannot hold long texts: as in a restored dump, or during a repair. Change
 * notifications stay.
 */
export async function unprotect(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      found record;
    begin
      for found in select attrelid::regclass as name, attname from pg_attribute join pg_class on pg_class.oid = attrelid
        where attidentity <> '' and relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('alter table %s alter %I drop identity', found.name, found.attname);
      end loop;
      for found in select conrelid::regclass as name, conname from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 't'
        order by array_position(array['f', 'c', 'x', 'u', 'p', 'n']::"char"[], contype) loop
        execute format('alter table %s drop constraint if exists %I cascade', found.name, found.conname);
      end loop;
      for found in select indexrelid::regclass as name from pg_index join pg_class on pg_class.oid = indrelid
        where relnamespace = 'public'::regnamespace loop
        execute format('drop index %s', found.name);
      end loop;
      for found in select tgrelid::regclass as name, tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and tgname not like 'announce%' and relnamespace = 'public'::regnamespace loop
        execute format('drop trigger %I on %s', found.tgname, found.name);
      end loop;
    end $$`)
}

/** A row of a table by its index, from 0. */
interface Place {
  table: string
  place: number
}

/** Saves the rows of some tables, corrupts some of them, and restores them. */
export async function keepRows(db: Pick<Db, 'execute'>, tables: Iterable<string>) {
  // Physical location of each row: its other identifiers can be lost.
  const rowsOf = new Map<string, string[]>()
  const columnsOf = new Map<string, string>()
  for (const table of new Set(tables)) {
    const { rows } = await db.execute<{ at: string }>(sql.raw(`select ctid::text as at from "${table}" order by ctid`))
    rowsOf.set(
      table,
      rows.map(({ at }) => at),
    )
    const { fields } = await db.execute(sql.raw(`select * from "${table}" limit 0`))
    columnsOf.set(table, fields.map(({ name }) => `"${name}"`).join())
    await db.execute(
      sql.raw(
        `create table "kept_${table}" as select row_number() over (order by ctid) - 1 as kept_place, * from "${table}"`,
      ),
    )
  }
  const rowAt = ({ table, place }: Place) => rowsOf.get(table)?.[place] ?? ''
  const moved = ({ table, place }: Place, { rows }: { rows: { ctid?: unknown }[] }) => {
    const rowsOfTable = rowsOf.get(table)
    if (rowsOfTable) rowsOfTable[place] = String(rows[0]?.ctid)
  }
  const count = (table: string) => rowsOf.get(table)?.length ?? 0
  return {
    /** Number of rows of a table that can be corrupted at the same time: all but the first. */
    room: (table: string) => Math.max(1, count(table) - 1),
    /** The `nth` row from the end. */
    fromTheEnd: (table: string, nth: number): Place => ({ table, place: count(table) - 1 - nth }),
    async poison(tx: Pick<Transaction, 'execute'>, { table, column, value }: Poison, at: Place): Promise<void> {
      const where = `where ctid = '${rowAt(at)}'`
      moved(at, await tx.execute(sql.raw(`update "${table}" set "${column}" = ${value} ${where} returning ctid::text`)))
    },
    async restore(tx: Pick<Transaction, 'execute'>, at: Place): Promise<void> {
      const { table, place } = at
      const columns = columnsOf.get(table)
      const before = `select ${columns} from "kept_${table}" where kept_place = ${place}`
      const where = `where ctid = '${rowAt(at)}'`
      moved(
        at,
        await tx.execute(sql.raw(`update "${table}" set (${columns}) = (${before}) ${where} returning ctid::text`)),
      )
    },
  }
}

/** Batches of corrupt values: as many at the same time as each table has rows for. */
export function* inTurns(
  poisons: readonly Poison[],
  room: (table: string) => number,
): Generator<{ poison: Poison; nth: number }[]> {
  const ofTables = [...Map.groupBy(poisons, ({ table }) => table)]
  const turns = Math.max(...ofTables.map(([table, all]) => Math.ceil(all.length / room(table))))
  for (let turn = 0; turn < turns; turn++) {
    yield ofTables.flatMap(([table, all]) =>
      all.slice(turn * room(table), (turn + 1) * room(table)).map((poison, nth) => ({ poison, nth })),
    )
  }
}
