import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { canonicalEmail } from '#domain/people/email'
import { testFolder } from '#testing/test-folder'

const serverUrl = inject('serverUrl')
const url = serverUrl.replace(/\/postgres$/, '/test_canonical_addresses')
const admin = connect(serverUrl, { max: 1 })
await admin.db.execute('create database test_canonical_addresses')
const { db, pool, close } = connect(url, { max: 1 })
afterAll(async () => {
  await close()
  await admin.db.execute('drop database test_canonical_addresses with (force)')
  await admin.close()
})

/** All migrations before the one of this name. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = join(await testFolder('maestrale-migrations-'), 'migrations')
  await cp(fileURLToPath(new URL('migrations', import.meta.url)), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'))
  const count = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  expect(count).toBeGreaterThan(0)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('addresses of rows that are there take the form in which new ones are stored', async () => {
  const migrationsFolder = await migrationsBefore('canonical-addresses')
  await applyMigrations(drizzle({ client: pool }), { migrationsFolder })
  const alone = [
    'Lead@Example.com',
    'jürgen@münchen.de',
    'a@straße.de',
    'b@παράδειγμα.gr',
    'c@例子.中国',
    'd@x-ü-y.example',
  ]
  for (const email of alone) await db.execute(`insert into contact (email) values ('${email}')`)
  await db.execute(`
    insert into contact (email) values ('twin@bücher.example'), ('twin@xn--bcher-kva.example'), ('one@bücher.example'), ('One@bücher.example');
    insert into account (contact_id, proven_at) select id, now() from contact where email = 'One@bücher.example';
    insert into contact (email) values ('forgotten-1@invalid');
    insert into co_sign_in (email, role, language) values ('agent@example.com', 2, 'en'), ('guest@example.com', 1, 'en');
    insert into account (co_sign_in_id, password_hash, password_set_at) select id, case role when 2 then '' end, case role when 2 then now() end from co_sign_in;
    insert into guest_login (contact_id, co_sign_in_id, first_name, last_name) select 1, id, 'Nora', 'Aziz' from co_sign_in;
    insert into mail (recipient, reply_to, language, subject, html, text) values ('Lead@Example.com', 'A@B.example', 'en', '', '', '')`)

  await migrate(url)

  const { rows } = await db.execute<{ email: string }>('select email from contact order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    ...alone.map(canonicalEmail),
    'twin@bücher.example',
    'twin@xn--bcher-kva.example',
    'one@bücher.example',
    'one@xn--bcher-kva.example',
    'forgotten-1@invalid',
  ])
  expect((await db.execute('select recipient, reply_to from mail')).rows).toEqual([
    { recipient: 'lead@example.com', reply_to: 'a@b.example' },
  ])
})

test('earlier invitations show all bookings with prices, and no lead booker has been asked to choose', async () => {
  const { rows } = await db.execute(`
    select email, guest_login.role, all_bookings, shows_prices, accepted_at is not null as accepted, scope_chosen_at, scope_asked_at
    from guest_login join co_sign_in on co_sign_in.id = co_sign_in_id order by email`)
  const all = { all_bookings: true, shows_prices: true, scope_chosen_at: null, scope_asked_at: null }
  expect(rows).toEqual([
    { email: 'agent@example.com', role: 2, accepted: true, ...all },
    { email: 'guest@example.com', role: 1, accepted: false, ...all },
  ])
})
