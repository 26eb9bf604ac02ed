import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cleanHtml } from '#database/clean-html'
import * as tables from '#database/tables'
import { testDatabase } from '#testing/site/database'

const { db } = await testDatabase()

test.each([
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">Ciao', 'Ciao'],
  ['<p style="position:fixed;inset:0">Over all</p>', '<p>Over all</p>'],
  ['<script>alert(1)</script><p onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">one</a> <a href=" java\nscript:alert(1)">two</a>', '<a>one</a> <a>two</a>'],
  ['<a href="data:text/html,x">three</a> <a href="//evil.example">four</a>', '<a>three</a> <a>four</a>'],
  ['<iframe src="/secure"></iframe><form action="/x"><input name="password"></form>', ''],
  ['<svg><a xlink:href="javascript:alert(1)">s</a></svg><math><mtext></mtext></math>', '<a>s</a>'],
  ['<img src=x onerror=alert(1)><p class="cover" id="root">Text', '<p>Text</p>'],
])('%s is made harmless', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned)
})

test.each([
  '<p>See <a href="{{page:12#beaches}}">the beaches</a>, or <a href="{{ villa : 7 }}">a villa</a>.</p>',
  '<p><a href="tel:+44123">Call</a>, <a href="mailto:a@example.com">write</a>, <a href="/contact#map">come</a></p>',
  '<table><tbody><tr><th scope="row">June</th><td colspan="2">22 °C &amp; dry</td></tr></tbody></table>',
])('%s stays as it is', html => {
  expect(cleanHtml(html)).toBe(html)
})

test('HTML is sanitized when written, and rows from other writers when read', async () => {
  const bad = '<p onclick="x()">A</p><script>x()</script>'
  const html = { en: bad, fr: bad, de: bad }
  const [written] = await db
    .insert(tables.pageModule)
    .values({ pageId: 13, position: 9, type: 'Html', html })
    .returning()
  const stored = async () =>
    (await db.execute<{ en: string }>(sql`select html->>'en' as en from page_module where id = ${written?.id}`)).rows[0]
      ?.en
  expect(await stored()).toBe('<p>A</p>')
  await db.execute(sql`update page_module set html = ${JSON.stringify(html)} where id = ${written?.id}`)
  expect(await stored()).toBe(bad)
  const [read] = await db.select().from(tables.pageModule).where(sql`id = ${written?.id}`)
  expect(read?.html?.fr).toBe('<p>A</p>')
})

test('the demonstration is written as it is read', async () => {
  const { rows } = await db.execute<{ html: string }>(sql`
    select value as html from (
      select html from page_module where html is not null and page_id <> 13
      union all select content from blog_page union all select content from press_page union all select html from travel_notice
    ) as text (texts), jsonb_each_text(texts)`)
  expect(rows.length).toBeGreaterThan(300)
  for (const { html } of rows) expect(cleanHtml(html)).toBe(html)
})
