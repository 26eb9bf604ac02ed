import { cp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bankKeys } from '#bank/bank'
import { startBank } from '#bank/start-bank'
import { addDays, addressDay } from '#domain/calendar/day'
import { runAdmin } from '#server/admin/run-admin'
import { webhookPath } from '#server/bank-simulator'
import { newFolder } from '#testing/folder'
import { ownCertificate } from '#testing/network/certificate'
import { tlsProxy } from '#testing/network/tls-proxy'
import { liveEnvironment } from '#testing/site/live-environment'
import { ownServer } from '#testing/site/own-server'
import { startSite } from '#testing/site/site-process'
import { root } from '#tools/root'
import { someone } from '../accounts.ts'
import { textOf, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { today } from '../catalogue.ts'
import { tellWho } from '../holding.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

/** The log-in of the site at its mail server. */
const mailbox = { user: 'villas@villas.example', password: 'post office' }
const certificate = await ownCertificate()
const { visit } = withBrowser({ trusts: certificate })

/** A mail server that takes e-mails after STARTTLS and a log-in. */
async function mailServer() {
  const received: Email[] = []
  const server = new SMTPServer({
    ...certificate,
    onAuth: ({ username, password }, _session, done) =>
      username === mailbox.user && password === mailbox.password
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onData: async (stream, session, done) => {
      const source = Buffer.concat(await stream.toArray())
      if (session.secure) received.push(await PostalMime.parse(source))
      done()
    },
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  onTestFinished(() => new Promise<void>(done => server.close(done)))
  const { port } = server.server.address() as AddressInfo
  const login = `${encodeURIComponent(mailbox.user)}:${encodeURIComponent(mailbox.password)}`
  return { received, url: `smtp://${login}@localhost:${port}` }
}

/** The folder of a company's own catalogue: the example, with days to come, and its legal pages. */
async function ownCatalogue(season: { from: string; to: string }): Promise<string> {
  const folder = await newFolder('maestrale-catalogue-')
  await cp(join(root, 'deploy', 'example-catalogue'), folder, { recursive: true })
  await rm(join(folder, 'owner-blocks.csv'))
  await writeFile(
    join(folder, 'seasons.csv'),
    `villa,from,to,changeover,minimum_nights,weekly_prices\nEX-1,${season.from},${season.to},any,4,3:1900|4:2400\n`,
  )
  await writeFile(join(folder, 'legal.html'), '<h2>1. Our words</h2><p>What our lawyer has written.</p>')
  const pages = ['booking-conditions', 'privacy-policy', 'terms-of-use'].map(
    page => `/${page},${today},Our ${page},legal.html`,
  )
  await writeFile(join(folder, 'pages.csv'), ['path,valid_from,title_en,html_en', ...pages, ''].join('\n'))
  return folder
}

test('a company follows docs/deployment.md from an empty database to a paid booking, without SQL', async () => {
  const server = await ownServer()
  onTestFinished(server.remove)
  const mail = await mailServer()
  const bank = await startBank({ port: 0 })
  onTestFinished(bank.stop)
  const [front, bankFront] = [await tlsProxy(certificate), await tlsProxy(certificate)]
  for (const proxy of [front, bankFront]) onTestFinished(proxy.close)
  bankFront.forwardTo(bank.url)
  bank.tellShop(`${front.url}${webhookPath}`)

  // 3. The configuration.
  const environment = {
    ...liveEnvironment,
    DATABASE_URL: server.url('postgres'),
    DATA_DIR: await newFolder('maestrale-live-'),
    PUBLIC_URL: front.url,
    SMTP_URL: mail.url,
    OFFICE_TWO: 'none',
    OFFICE_TWO_PHONE: '',
    OFFICE_TWO_PLACE: '',
    TRUST_PROXY: 'true',
    CHECKOUT_URL: `${bankFront.url}/checkout`,
    CHECKOUT_PUBLIC_KEY: bankKeys.checkoutPublic,
    CHECKOUT_SECRET_KEY: bankKeys.checkoutSecret,
    CHECKOUT_WEBHOOK_KEY: bankKeys.checkoutWebhook,
  }
  const printed: string[] = []
  const run = (...args: string[]) => {
    printed.length = 0
    return runAdmin(args, { environment, print: line => printed.push(line), warn: line => printed.push(line) })
  }
  const problems = () => printed.filter(line => line.startsWith('✗'))

  // 4. Check, migrate, invite.
  expect([await run('check'), problems().length]).toEqual([1, 1])
  expect(problems()[0]).toContain('npm run admin -- migrate')
  expect(await run('migrate')).toBe(0)
  expect(await run('invite', 'you@villas.example', '--permissions', 'all', '--name', 'You', '--print-link')).toBe(0)
  const invitation = printed.find(line => line.includes('#t=')) ?? ''

  // 5. Catalogue, villas, legal pages.
  const stay = { from: addDays(today, 120), to: addDays(today, 127) }
  const folder = await ownCatalogue({ from: addDays(today, 100), to: addDays(today, 200) })
  expect(await run('add-catalogue')).toBe(0)
  expect([await run('import', folder, '--dry-run'), await run('import', folder)]).toEqual([0, 0])
  expect([await run('check'), problems()]).toEqual([0, []])

  // 7. and 8. The site behind its proxy.
  const site = await startSite({ ...environment, BANK_SIMULATOR_PORT: '', NODE_EXTRA_CA_CERTS: certificate.file })
  onTestFinished(() => site.stop())
  front.forwardTo(site.address)
  const at = (path: string) => new URL(path, front.url).href
  const asVisitor = { allow: /status of 4\d\d/ }

  const office = await visit(invitation, asVisitor)
  await office.getByLabel('New password').fill('Quay-Harbour-2026')
  await office.getByLabel('Confirm password').fill('Quay-Harbour-2026')
  await office.getByRole('button', { name: 'Save password' }).click()
  await office.getByRole('heading', { name: 'Your password is saved' }).waitFor()
  await office.goto(at('/office/bookings'))
  await office.getByLabel('E-mail').fill('you@villas.example')
  await office.getByLabel('Password', { exact: true }).fill('Quay-Harbour-2026')
  await office.getByRole('button', { name: 'Continue' }).click()
  await office.getByRole('heading', { level: 1, name: 'Set up your second factor' }).waitFor()
  const secret = (await textOf(office.locator('code'))).replaceAll(' ', '')
  await office.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await office.getByRole('button', { name: 'Sign in' }).click()
  await office.getByRole('checkbox').check()
  await office.getByRole('button', { name: 'Sign in' }).click()
  await office.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor()

  // 9. The first booking.
  const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to), people: '4' })
  const page = await visit(at(`/results?${days}`), asVisitor)
  await page
    .getByRole('link', { name: /Spiti Elia/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Book this stay', exact: true }).click()
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Hold this villa' }).click()
  const person = someone()
  await tellWho(page, person)
  await page.getByRole('button', { name: 'Continue' }).click()
  await payWith(page, '4242 4242 4242 4242', /^Book and pay €/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('heading', { name: 'Congratulations!' }).waitFor()
  expect(bank.books.all().map(({ state, cents }) => [state, cents])).toEqual([['authorised', 57_000]])
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('I agree to the Terms of Use').check()
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.getByRole('link', { name: 'Overview and payment' }).click()
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()

  await office.reload()
  await office.getByText('Spiti Elia').first().waitFor()
  const subjects = () =>
    mail.received.filter(({ to }) => to?.[0]?.address === person.email).map(({ subject }) => subject)
  await expect
    .poll(subjects)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Receipt: €570 for Spiti Elia/),
        expect.stringMatching(/^Your booking is confirmed: Spiti Elia/),
      ]),
    )
  expect(site.said()).not.toMatch(/"level":[56]0/)
})
