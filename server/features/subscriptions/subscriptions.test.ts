import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/app'

const { db, post } = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })
const subscribe = (email: string, lang?: string) => post('/api/core/contacts/emailsub/footer', { email, lang })
const mailTo = (email: string) => db.select().from(tables.mail).where(sql`${tables.mail.recipient} = ${email}`)

describe('who signs up to the letter', () => {
  test.each([
    ['en', 'You are on our list: a letter from the coast', 'https://villas.example/results'],
    ['fr', 'Vous êtes sur notre liste\u00a0: une lettre de la côte', 'https://villas.example/fr/results'],
    ['de', 'Sie stehen auf unserer Liste: Post von der Küste', 'https://villas.example/de/results'],
  ])('is told so in %s', async (lang, subject, link) => {
    const email = `${lang}@example.com`
    expect((await subscribe(email, lang)).status).toBe(200)
    const [mail, ...others] = await mailTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject, language: lang, replyTo: 'office@maestrale.example' })
    expect(mail?.html).toContain(`<html dir="ltr" lang="${lang}">`)
    for (const text of [mail?.html, mail?.text]) {
      expect(text).toContain(link)
      expect(text).toContain(email)
    }
  })

  test('is told so once, however often and at once, and uses up one id', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => subscribe('Often@example.com', 'de')))
    expect(new Set(replies.map(({ body }) => body.contactId)).size).toBe(1)
    const ids = async () =>
      (await db.execute<{ last: number }>(sql`select last_value as last from contact_id_seq`)).rows
    const before = await ids()
    for (let i = 0; i < 5; i++) await subscribe('often@example.com', 'fr')
    expect(await ids()).toEqual(before)
    const mails = await mailTo('often@example.com')
    expect(mails.map(({ language }) => language)).toEqual(['de'])
    const { rows } = await db.execute(sql`select data from pgboss.job where data->>'mailId' = ${String(mails[0]?.id)}`)
    expect(rows).toHaveLength(1)
  })

  test('gets every link from the public address', async () => {
    await subscribe('links@example.com')
    const [mail] = await mailTo('links@example.com')
    const links = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(link => !/^https:\/\/villas\.example(\/|$)|^mailto:/.test(link))).toEqual([])
  })
})

test('what is no address is refused kindly, and nothing is written', async () => {
  const { status, body } = await subscribe('not an address')
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid-input' })
  expect(await mailTo('not an address')).toEqual([])
})
