import { desc, eq } from 'drizzle-orm'
import * as tables from '#database/tables'
import type { UserType } from '#domain/people/accounts'
import { splitSecrets } from '#domain/people/link-secrets'
import type { testApp } from '../site/app.ts'
import { doJobs } from '../site/do-jobs.ts'
import { signInBy } from './accounts.ts'

type One = Awaited<ReturnType<typeof testApp>>
type At = Pick<One, 'app'>
type Headers = Record<string, string>

/** A valid password. */
export const password = 'Sirocco2027'

/** The token of an e-mail link. */
export const tokenOf = ({ search, hash }: URL): string => splitSecrets({ search, hash }).secrets.t ?? ''

/** Account requests as browsers send them, each from a fresh IP address, to avoid the rate limit. */
export function accountCalls(one: Pick<One, 'app' | 'context' | 'db'>) {
  const { db } = one
  let callers = 0
  const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++callers).toString(16)}::6` })

  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: object; headers?: Headers } = {},
    { app }: At = one,
  ) => app.inject({ method, url: `/api${url}`, headers: { ...someone(), ...headers }, ...(body && { payload: body }) })

  const mailsTo = (recipient: string) =>
    db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(desc(tables.mail.id))

  /** The URL in the newest e-mail to an address. */
  async function linkTo(recipient: string): Promise<URL> {
    await doJobs(one, 'send-sign-in-link')
    const [letter] = await mailsTo(recipient)
    const found = /href="([^"]*#t=[^"]*)"/.exec(letter?.html ?? '')?.[1]
    if (!found) throw new Error(`no link to ${recipient}`)
    return new URL(found.replaceAll('&amp;', '&'))
  }

  const signUp = (email: string, more: object = {}, at: At = one) =>
    call(
      'POST',
      '/auth/createaccount_and_token',
      { body: { email, firstname: 'Ada', lastname: 'Holm', password, ...more } },
      at,
    )

  return {
    someone,
    call,
    mailsTo,
    linkTo,
    tokenTo: async (recipient: string) => tokenOf(await linkTo(recipient)),
    signUp,
    signIn: (email: string, password: string, userType: UserType = 'contact') =>
      signInBy(one.app, { email, password, userType, headers: someone() }),
    current: (headers: Headers) => call('GET', '/core/contacts/current', { headers }),
    recover: (email: string, kind = 'contacts') =>
      call('POST', `/core/${kind}/passwordrecovery/email/${encodeURIComponent(email)}`),
    reset: (token: string, password: string, kind = 'contacts', more: object = {}) =>
      call('POST', `/core/${kind}/passwordreset`, {
        headers: { input: Buffer.from(JSON.stringify({ password, token, ...more })).toString('base64') },
      }),
    contactOf: async (email: string) =>
      (
        await db
          .select({ contact: tables.contact, account: tables.account })
          .from(tables.contact)
          .leftJoin(tables.account, eq(tables.account.contactId, tables.contact.id))
          .where(eq(tables.contact.email, email))
      )[0],
  }
}
