import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { testFolder } from '#testing/test-folder'

const serverUrl = inject('serverUrl')
const url = serverUrl.replace(/\/postgres$/, '/test_upgrade')
const admin = connect(serverUrl, { max: 1 })
await admin.db.execute('create database test_upgrade')
const { db, pool, close } = connect(url, { max: 1 })
afterAll(async () => {
  await close()
  await admin.db.execute('drop database test_upgrade with (force)')
  await admin.close()
})

/** The migrations as they were when there were only so many. */
async function firstMigrations(count: number): Promise<string> {
  const folder = join(await testFolder('maestrale-migrations-'), 'migrations')
  await cp(fileURLToPath(new URL('migrations', import.meta.url)), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('a database that has rows already is brought up to date, and counts on from them', async () => {
  await applyMigrations(drizzle({ client: pool }), { migrationsFolder: await firstMigrations(7) })
  const text = `'{"en": "Corfu"}'`
  const degrees = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'
  await db.execute(`
    insert into country values (84, 'greece', ${text}, 1, 'Europe/Athens');
    insert into region (id, country_id, slug, name, grouping_name, introduction, guide, lat, lng, landscape, architecture, climate, position)
      values (16, 84, 'corfu', ${text}, ${text}, ${text}, ${text}, 39, 19, '', '', '{"air": ${degrees}, "sea": ${degrees}}', 1);
    insert into picture (hash, width, height, colour, alt) values ('', 1, 1, '', ${text});
    insert into slideshow default values;
    insert into villa (slug, path, name, region_id, place, lat, lng, bedrooms, sleeps, bathrooms, sort_order, registration_number, tiers, rooms,
        tagline, story, location, slideshow_id, thumb_id)
      values ('a', '/a', '', 16, '', 39, 19, 3, 6, 2, 1, '', '[{"rooms": 3, "sleeps": 6}]', '[]', ${text}, ${text}, ${text}, 1, 1);
    insert into booking (status) values (2), (0);
    insert into booking_item (booking_id, villa_id, stay, status) values (1, 1, '[2027-06-05,2027-06-12)', 5), (2, 1, '[2027-06-12,2027-06-19)', 4);
    insert into option values (2, now(), now() + interval '1 hour');
    insert into contact (email) values ('guest@example.com');
    insert into email_subscription values (1, 'footer', 'en');
    insert into page (id, template_id, path, menu_name, title, meta_description, heading1, heading2)
      values (12000, 1, '/old', ${text}, ${text}, ${text}, ${text}, ${text})`)

  await migrate(url)

  const next = async (statement: string) => (await db.execute<{ id: number }>(`${statement} returning id`)).rows[0]?.id
  expect(await next('insert into booking (status) values (0)')).toBe(3)
  expect(await next(`insert into contact (email) values ('new@example.com')`)).toBe(2)
  const texts = Array(5).fill(text).join()
  const columns = 'template_id, path, menu_name, title, meta_description, heading1, heading2'
  expect(await next(`insert into page (${columns}) values (1, '/new', ${texts})`)).toBe(12_001)
  expect(
    await next(`insert into blog_tag (path, name, page_title, introduction) values ('/t', ${text}, ${text}, ${text})`),
  ).toBe(10_000)

  await db.execute(`update option set expires_at = expires_at + interval '1 hour'`)
  await db.execute('update booking_item set status = 5 where id = 2')
  const { rows } = await db.execute('select kind from occupancy')
  expect(rows).toEqual([{ kind: 'booking' }, { kind: 'booking' }])
})
