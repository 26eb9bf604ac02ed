import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { client, linkOf, someone } from '../accounts.ts'
import { address, freshIpAddress, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(address(`/api${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshIpAddress(), ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeLessThan(300)
}

const newPassword = 'Libeccio2031'

interface MailedLink {
  subject: string | RegExp
  /** Triggers the e-mail; returns its recipient. */
  send: () => Promise<string>
  /** Waits until the page is shown, before the visitor does anything. */
  ready: (page: Page) => Promise<unknown>
  use: (page: Page) => Promise<unknown>
}

const links: Record<string, MailedLink> = {
  'logs in': {
    subject: 'Your link to log in',
    send: async () => {
      const { email } = await client()
      await post('/auth/token/bytoken/send', { email }, { usertype: 'contact' })
      return email
    },
    ready: page => page.getByRole('button', { name: 'Log in now' }).waitFor(),
    use: async page => {
      await page.getByRole('button', { name: 'Log in now' }).click()
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    },
  },
  'sets a password': {
    subject: 'Your new password',
    send: async () => {
      const { email } = await client()
      await post(`/core/contacts/passwordrecovery/email/${encodeURIComponent(email)}`, {})
      return email
    },
    ready: page => page.getByRole('heading', { name: 'Choose a new password' }).waitFor(),
    use: async page => {
      await page.getByLabel('New password').fill(newPassword)
      await page.getByLabel('Confirm password').fill(newPassword)
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.getByText('Your new password has been saved').waitFor()
    },
  },
  'completes a registration': {
    subject: 'Complete your registration',
    send: async () => {
      const { email } = someone()
      await post('/auth/preregister', { email })
      return email
    },
    ready: page => page.getByLabel('First name').waitFor(),
    use: async page => {
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Ferrante')
      await page.getByLabel('Password', { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: 'Complete my registration' }).click()
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    },
  },
  'confirms a subscription': {
    subject: 'Please confirm your subscription to our newsletter',
    send: async () => {
      const { email } = someone()
      await post('/core/contacts/emailsub/footer', { email, lang: 'en' })
      return email
    },
    ready: page => page.getByRole('button', { name: 'Yes, subscribe me' }).waitFor(),
    use: async page => {
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
      await page.getByText('You are subscribed.').waitFor()
    },
  },
}

test.each(Object.entries(links))(
  'a mail scanner that runs scripts opens the link that %s, and its reader can still use it',
  async (_, { subject, send, ready, use }) => {
    const email = await send()
    const reader = await visit('/')
    const link = await linkOf(reader, email, subject)
    const written: string[] = []
    const scanner = await visit(link, {
      before: async page => {
        page.on('request', request => {
          const { pathname } = new URL(request.url())
          if (request.method() !== 'GET') written.push(`${request.method()} ${pathname}`)
        })
      },
    })
    await ready(scanner)
    await scanner.waitForLoadState('networkidle')
    expect(written).toEqual([])
    await reader.goto(address(link))
    await use(reader)
  },
)
