import { expect, test } from 'vitest'
import { client, linkOf, logIn, refusals } from '../accounts.ts'
import { accessibilityFaults, address, freshIpAddress, placeOf, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

async function subscribe(email: string, lang: string) {
  const answer = await fetch(address('/api/core/contacts/emailsub/footer'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshIpAddress() },
    body: JSON.stringify({ email, lang }),
  })
  expect(answer.status).toBe(200)
}

test('an e-mail link confirms, selects and unsubscribes without log-in, on a phone in French', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await subscribe(email, 'fr')
  const page = await visit('/fr', { viewport: widths.phone })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const link = await linkOf(page, email, /^Merci de confirmer votre abonnement/)
  const token = link.split('#t=')[1] ?? 'none'
  await page.goto(address(link))
  await page.getByText(`Ce que nous envoyons à ${email}.`).waitFor()
  expect(placeOf(page)).toBe('/fr/secure/subscriptions')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Oui, je m’abonne' }).click()
  await page.getByText('Votre abonnement est confirmé.').waitFor()
  await page.getByLabel('Les nouvelles villas').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Enregistré').waitFor()
  // The tab retains the token.
  await page.reload()
  await expect.poll(() => page.getByLabel('Les nouvelles villas').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Me désabonner de la newsletter' }).click()
  await page.getByText('Votre désabonnement est enregistré.').waitFor()
  expect(await page.getByLabel('Notre newsletter de la côte').isChecked()).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(asked.filter(url => url.split('#')[0]?.includes(token))).toEqual([])
})

test('an invalid link says so, with a log-in beside it', async () => {
  const person = await client()
  const page = await visit(`/secure/subscriptions?t=${crypto.randomUUID()}`, { allow: refusals })
  await page.getByText('This link is no longer valid. Log in to choose what we send you.').waitFor()
  expect(placeOf(page)).toBe('/secure/subscriptions')
  expect(await accessibilityFaults(page)).toEqual([])
  await logIn(page, person)
  await page.getByText(`What we send to ${person.email}.`).waitFor()
  await page.getByRole('navigation', { name: 'My account' }).waitFor()
})
