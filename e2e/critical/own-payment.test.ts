import { expect, test } from 'vitest'
import { client, confirmationTokenOf, emailTo, linkOf, logIn, refusals } from '../accounts.ts'
import {
  accessibilityFaults,
  address,
  holdsFocus,
  isInView,
  placeOf,
  textOf,
  widerBy,
  widths,
  withBrowser,
} from '../browser.ts'
import { payWith } from '../card.ts'
import { freeStay, nextStay } from '../catalogue.ts'
import { takeOption } from '../holding.ts'

const { visit } = withBrowser()

test('a client pays deposit, balance and services from their bookings, and finds the invoices', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals, viewport: widths.phone })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()
  const id = await takeOption(page, 27, await freeStay(27))
  const bookings = () => page.goto(address('/secure/bookings'))

  // An option is listed among the bookings, which link to its continuation.
  await bookings()
  await page.getByRole('link', { name: /^Continue booking/ }).click()
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Continue' }).click()
  // It was created without the form, so the conditions are requested first.
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await payWith(page, '4000 0000 0000 0010', /^Book and pay/)
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.getByRole('heading', { name: 'Congratulations on your booking!' }).waitFor()
  await page.getByRole('link', { name: 'Overview and payment' }).click()

  // Another payer pays a share by link, without an account and without learning the client's name.
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.getByLabel('Amount, in €').fill('99999')
  await page.getByRole('button', { name: 'Create the link' }).click()
  await page.getByText(/^A link can ask for .+ at most\.$/).waitFor()
  await page.getByLabel('Amount, in €').fill('250')
  await page.getByLabel('For whom').fill('Grace')
  await page.getByLabel('Language of the page').selectOption('de')
  await page.getByRole('button', { name: 'Create the link' }).click()
  await page.getByText('valid until').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const link = await page.getByLabel('Payment link', { exact: true }).inputValue()
  const letter = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
  expect(decodeURIComponent(letter ?? '')).toMatch(/Hallo Grace,.+ 250\s€ .+\/de\/secure\/ob\/pay#.+Ada$/s)
  const friend = await visit(link.replace(address('/'), '/'), { allow: refusals })
  await friend.getByText(/^Ada bittet Sie, 250\s€ /).waitFor()
  expect([placeOf(friend), new URL(friend.url()).hash]).toEqual(['/de/secure/ob/pay', ''])
  expect(await accessibilityFaults(friend)).toEqual([])
  expect(await widerBy(friend)).toBeLessThanOrEqual(0)
  expect(await textOf(friend.locator('main'))).not.toContain(person.lastname)
  await friend.locator('[name="firstName"]').fill('Grace')
  await friend.locator('[name="lastName"]').fill('Verne')
  await friend.locator('main [name="email"]').fill('grace@')
  await payWith(friend, '4242 4242 4242 4242', /zahlen$/)
  await expect.poll(() => friend.locator('main [name="email"]').getAttribute('aria-invalid')).toBe('true')
  const email = `grace-${id}@example.com`
  await friend.locator('main [name="email"]').fill(email)
  await payWith(friend, '4242 4242 4242 4242', /zahlen$/)
  await friend.getByRole('button', { name: 'Approve', exact: true }).click()
  await friend.waitForURL(/\/de\/secure\/ob\/pay\?payment=\d+$/)
  const paid = friend.getByRole('alert').filter({ hasText: 'Vielen Dank für Ihre Zahlung' })
  await expect.poll(() => isInView(paid)).toBe(true)
  expect(await accessibilityFaults(friend)).toEqual([])
  await friend.context().close()
  await emailTo(page, email, /^Quittung: 250\s€/)
  await page.reload()
  await page.getByText('already paid').waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw the link: Grace' }).count()).toBe(0)

  // The amount due comes first; a decline leaves it unchanged, with the name on the card.
  await page.getByRole('heading', { name: 'Still to be paid' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByLabel('First name on the card').fill('Adele')
  await payWith(page, '4000 0000 0000 0036', /^Pay /)
  await page.getByText('Payment failed').waitFor()
  expect(await page.getByLabel('First name on the card').inputValue()).toBe('Adele')
  // No card data is stored in the browser.
  await page.reload()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect.poll(() => page.getByLabel('First name on the card').inputValue()).toBe('Ada')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  await payWith(page, '4242 4242 4242 4242', /^Pay /)
  await page.getByRole('button', { name: 'Give a wrong code', exact: true }).click()
  await page.waitForURL(/\/secure\/overview-and-payment\?booking=\d+&payment=/)
  const failure = page.getByRole('alert').filter({ hasText: 'Payment failed' })
  await failure.waitFor()
  await expect.poll(() => isInView(failure)).toBe(true)
  await payWith(page, '4242 4242 4242 4242', /^Pay /)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/secure\/ob\/balance-thanks/)
  const thanks = page.getByRole('heading', { name: 'Many thanks for making your balance payment!' })
  await thanks.waitFor()
  await expect.poll(async () => [await isInView(thanks), await holdsFocus(thanks)]).toEqual([true, true])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Overview and payment' }).click()
  await page.getByRole('heading', { level: 2, name: 'Invoices' }).waitFor()
  const paper = page.waitForResponse(/\/api\/core\/documents\/links$/)
  await page
    .getByRole('button', { name: /^Invoice .+ as PDF$/ })
    .last()
    .click()
  const opened = await fetch((await (await paper).json()).address)
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  // The confirmation has a print page.
  await page.getByRole('link', { name: 'Confirmation', exact: true }).click()
  await page.getByText('We confirm this stay for Ada Ferrante.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))

  // The damage deposit is paid near the stay; the waiver is an additional service.
  const question = page.getByText('With the balance you choose between')
  await question.waitFor()
  await page.getByRole('radio', { name: /Damage deposit/ }).check()
  await page.getByText(/nothing is charged/i).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay now' }).click()
  // Another tab changes the amount: nothing is charged, both amounts are shown, the card stays typed and pays the new one.
  const other = await page.context().newPage()
  await other.goto(address(`/secure/overview-and-payment?booking=${id}`))
  await other.getByRole('radio', { name: /Damage waiver/ }).check()
  await other.getByText(/Tourist tax, Damage waiver/).waitFor()
  const pay = page.getByRole('button', { name: /^Pay €/ })
  const amountOf = async () => /€[\d.,]+/.exec(await textOf(pay))?.[0] ?? ''
  const before = await amountOf()
  await payWith(page, '4000 0000 0000 0010', /^Pay /)
  const changed = page.getByRole('alert').filter({ hasText: `instead of ${before}. Nothing has been charged.` })
  await changed.waitFor()
  const now = await amountOf()
  expect(now).not.toBe(before)
  expect(await textOf(changed)).toContain(`it is now ${now} instead`)
  await expect.poll(() => isInView(changed)).toBe(true)
  expect(await page.locator('[name="number"]').inputValue()).toBe('4000 0000 0000 0010')
  expect(await accessibilityFaults(page)).toEqual([])
  await other.close()
  await pay.click()
  await page.getByRole('heading', { name: 'Thank you for your booking!' }).waitFor()
  // It is no booking step, and asks no question twice.
  expect(await page.getByRole('list', { name: 'Steps' }).count()).toBe(0)
  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))
  await page.getByText('Everything is paid.').waitFor()
  expect(await page.getByRole('row', { name: 'Damage waiver paid' }).count()).toBe(1)
  expect(await question.count()).toBe(0)

  // Another client's booking does not exist.
  await page.goto(address('/secure/overview-and-payment?booking=9002'))
  await page.getByText('We cannot find this booking among yours.').waitFor()
}, 180_000)

test('a client pays the deposit of a provisional booking, in French', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()
  const id = await takeOption(page, 28, await freeStay(28))
  const token = await confirmationTokenOf(page, person.email)
  await page.evaluate(
    async ({ id, token }) => {
      const { token: bearer } = JSON.parse(sessionStorage.getItem('session') ?? '{}')
      const ask = async (
        path: string,
        { headers, ...given }: { method?: string; headers?: object; body?: string } = {},
      ) => {
        const authorization = `Bearer ${bearer.token}`
        const answer = await fetch(`/api/core/${path}`, { ...given, headers: { authorization, ...headers } })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        return answer
      }
      await ask('contacts/confirmemail', { method: 'POST', headers: { token } })
      const { terms } = await (await ask(`bookings/${id}`)).json()
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ version: terms.version })
      await ask(`bookings/${id}/conditions`, { method: 'POST', headers, body })
      await ask(`bookings/${id}/processoffline/deposit`, { method: 'POST' })
    },
    { id, token },
  )
  // The link of an e-mail requires a log-in in another browser before it shows anything.
  const elsewhere = await visit(`/secure/ob/continue?booking=${id}`, { allow: refusals })
  await elsewhere.getByRole('dialog').waitFor()
  expect(await accessibilityFaults(elsewhere)).toEqual([])
  await logIn(elsewhere, person)
  await elsewhere.waitForURL(/\/secure\/provisional\/payment\?booking=/)
  await elsewhere.getByText(/^Held for you until .+ \(local time at the villa\)/).waitFor()
  await page.goto(address('/fr/secure/provisional'))
  await page.getByText(/^Option valable jusqu’au/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // The booking was made in English; its items appear in the language of the page.
  await page.getByText('Taxe de séjour', { exact: true }).first().waitFor()
  // The bank details show the deposit, since the villa is held for its transfer.
  await page.getByRole('link', { name: 'Coordonnées bancaires' }).click()
  await page.getByRole('heading', { level: 2, name: /· acompte$/ }).waitFor()
  await page.getByRole('button', { name: 'Copier : IBAN' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Tous les paiements et factures' }).click()
  await page.getByRole('heading', { level: 2, name: 'À régler' }).waitFor()
  await page.getByText('Il n’y a pas encore de facture.').waitFor()
  await page.getByRole('link', { name: /^Payer : Acompte/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Régler l’acompte' }).waitFor()
  // Another payer must accept the conditions, too, before the card form.
  await page.getByRole('button', { name: 'Créer un lien' }).click()
  await page.getByText('La personne qui paie accepte elle aussi').waitFor()
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await page.getByLabel('Lien de paiement', { exact: true }).inputValue()
  const friend = await visit(link.replace(address('/'), '/'), { allow: refusals })
  await friend.getByRole('button', { name: 'Continuer' }).click()
  await friend.getByText('Veuillez accepter les conditions de réservation.').waitFor()
  expect(await friend.locator('[name="number"]').count()).toBe(0)
  expect(await friend.locator('a[href="/fr/booking-conditions"]').count()).toBeGreaterThan(0)
  expect(await accessibilityFaults(friend)).toEqual([])
  await friend.getByLabel('J’accepte les conditions de réservation').check()
  await friend.getByRole('button', { name: 'Continuer' }).click()
  await friend.locator('[name="number"]').waitFor()
  await friend.context().close()
  await payWith(page, '4242 4242 4242 4242', /^Réserver et payer/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/fr\/secure\/ob\/deposit-thanks/)
  await page.getByRole('link', { name: 'Récapitulatif et paiement' }).click()
  await page.getByRole('heading', { name: 'Reste à régler' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: 'Mon compte' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Facturation' }).click()
  await page.getByRole('button', { name: /^Facture .+ en PDF$/ }).waitFor()
  await page
    .getByText(/^réglé le /)
    .first()
    .waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a client with a stay near pays the damage deposit by card, as an authorisation only', async () => {
  const person = await client()
  const page = await visit('/secure/bookings', { allow: refusals, viewport: widths.phone })
  await logIn(page, person)
  await page.getByText('You have no bookings yet.').waitFor()
  const { villaId, stay } = await nextStay()
  const id = await takeOption(page, villaId, stay)
  await page.goto(address(`/secure/ob?booking=${id}`))
  await page.getByLabel('Telephone').fill('+39 06 5550 199')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I accept the booking conditions').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await payWith(page, '4000 0000 0000 0010', /^Book and pay/)
  await page.waitForURL(/\/secure\/ob\/deposit-thanks/)
  await page.goto(address('/secure/overview-and-payment'))
  await page.getByRole('radio', { name: /Damage deposit/ }).check()
  const part = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Damage deposit' }) })
  await part.getByText(/^Please leave €[\d,.]+ by card/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await part.getByRole('button', { name: 'Leave the deposit by card' }).click()

  // A declined card, and a failed challenge, leave the deposit due.
  await payWith(page, '4000 0000 0000 0036', /^Leave €/)
  await part.getByRole('alert').getByText('Payment failed').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await payWith(page, '4242 4242 4242 4242', /^Leave €/)
  await page.getByRole('button', { name: 'Give a wrong code', exact: true }).click()
  await page.waitForURL(/\/secure\/overview-and-payment\?booking=\d+&payment=\d+/)
  await part.getByRole('alert').getByText('Payment failed').waitFor()
  await part.getByText(/^Please leave €/).waitFor()
  const again = part.getByRole('button', { name: 'Leave the deposit by card' })
  if ((await again.count()) > 0) await again.click()
  await payWith(page, '4242 4242 4242 4242', /^Leave €/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.waitForURL(/\/secure\/overview-and-payment\?booking=\d+&payment=\d+/)
  await part.getByText(/^Your bank has set aside €[\d,.]+\./).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await part.getByRole('button').count()).toBe(0)
  // The state persists, and the deposit is not among the payments.
  await page.goto(address(`/secure/overview-and-payment?booking=${id}`))
  await part.getByText(/^Your bank has set aside €[\d,.]+\./).waitFor()
  expect(await page.getByRole('radio', { name: /Damage waiver/ }).count()).toBe(0)
  await linkOf(page, person.email, /^Damage deposit in place/)
}, 180_000)
