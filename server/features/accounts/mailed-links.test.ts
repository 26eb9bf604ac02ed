import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { hashToken } from '#server/platform/auth/tokens'
import { accountCalls, password, tokenOf } from '#testing/accounts/account-calls'
import { bearer } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'

const one = await testApp()
const { call, linkTo, mailsTo, recover, signUp, someone } = accountCalls(one)
let people = 0
const newEmail = () => `linked${++people}@example.com`

const signedUp = async () => {
  const email = newEmail()
  const opened = await signUp(email)
  return { email, own: bearer(opened), id: opened.json().contact.id as string }
}

/** Each triggers an e-mail with a link, and returns its recipient. */
const causes = {
  'confirms an address': async () => {
    const { email, own } = await signedUp()
    await call('POST', '/core/contacts/confirmemail/send', { headers: own })
    return email
  },
  'sets a password': async () => {
    const { email } = await signedUp()
    await recover(email)
    return email
  },
  'logs in': async () => {
    const { email } = await signedUp()
    await call('POST', '/auth/token/bytoken/send', { headers: { usertype: 'contact' }, body: { email } })
    return email
  },
  'completes a registration': async () => {
    const email = newEmail()
    await call('POST', '/auth/preregister', { body: { email } })
    return email
  },
  'moves an account to another address': async () => {
    const { own } = await signedUp()
    const next = newEmail()
    await call('POST', '/core/contacts/changeemail', { headers: own, body: { email: next, password } })
    return next
  },
  'deletes an account': async () => {
    const { email, own } = await signedUp()
    await call('POST', '/core/contacts/deleteaccount/send', { headers: own })
    return email
  },
}

test.each(Object.entries(causes))(
  'the link that %s has its token behind #, which no log or referrer contains',
  async (_, cause) => {
    const email = await cause()
    const link = await linkTo(email)
    const token = tokenOf(link)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(link.hash).toBe(`#t=${token}`)
    const [mail] = await mailsTo(email)
    const sent = [...`${mail?.html} ${mail?.text}`.matchAll(/https?:\/\/[^\s"<)#]+/g)].map(([address]) => address)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter(address => address.includes(token))).toEqual([])
  },
)

test.each(Object.entries(causes))(
  'a mail scanner that requests the link that %s, also with the token in the query, does not use it up',
  async (_, cause) => {
    const email = await cause()
    const { pathname, search, hash } = await linkTo(email)
    const token = tokenOf(new URL(hash, 'https://villas.example'))
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of [`${pathname}${search}`, `${pathname}${search}${search ? '&' : '?'}t=${token}`]) {
        const headers = { ...someone(), 'user-agent': 'Mozilla/5.0 (compatible; link-scanner/1.0)' }
        const answer = await one.app.inject({ method, url, headers })
        expect([url, answer.statusCode]).toEqual([url, 200])
      }
    }
    await call('GET', '/core/contacts/getemailfromtoken', { headers: { token } })
    const { linkToken } = tables
    const [kept] = await one.db
      .select()
      .from(linkToken)
      .where(eq(linkToken.hash, hashToken(token)))
    expect(kept).toMatchObject({ usedAt: null })
  },
)
