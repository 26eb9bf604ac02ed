import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { emailTo } from '../accounts.ts'
import { accessibilityFaults, withBrowser } from '../browser.ts'
import { today, villas } from '../catalogue.ts'
import { dayMs, moveClock } from '../move-clock.ts'
import { demonstrationStaff, signInAgain, signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 240_000 })
const allow = /status of 4\d\d/

// Two processes of one site: each editor uses another one.
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({ DATA_DIR: folder })
let second = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await second.stop()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href
const atSecond = (path: string) => new URL(path, second.address).href

/** Invites a colleague by the page, who chooses a password by the link in the e-mail. */
async function inviteColleague(page: Page, { email, password }: { email: string; password: string }, right: string) {
  await page.goto(at('/office/people'))
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bruno Sala')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('checkbox', { name: new RegExp(`^${right}`) }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByText('Invited').waitFor()
  const text = await emailTo(page, email, /access to the back office/, at('/dev/mail'))
  const [invitation = ''] = /\S+\/office[/?]\S+/.exec(text) ?? []
  const { pathname, search, hash } = new URL(invitation)
  const mail = await visit(at(pathname + search + hash), { allow })
  await mail.getByLabel('New password').fill(password)
  await mail.getByLabel('Confirm password').fill(password)
  await mail.getByRole('button', { name: 'Save password' }).click()
  await mail.getByRole('button', { name: 'Sign in' }).waitFor()
  await mail.close()
}

const bruno = { email: 'bruno@maestrale.example', password: 'Ponente2027' }
const facts = `/office/villas/${villas.kalamiHouse.id}?section=facts`
const place = 'Nearest village or town'
let secretOfAda = ''

test('two editors change one villa at once and keep both changes; a colleague undoes one on the next day', async () => {
  const ada = await visit(at('/office'), { allow })
  secretOfAda = await signInToOffice(ada)
  await inviteColleague(ada, bruno, 'Villas')
  const colleague = await visit(atSecond(facts), { allow })
  const secret = await signInToOffice(colleague, bruno)
  await ada.goto(at(facts))
  await ada.getByLabel(place).fill('Kalami Bay')
  await colleague.getByLabel(place).fill('Upper Kalami')
  await colleague.getByLabel('Bathrooms', { exact: true }).fill('9')
  await ada.getByRole('button', { name: 'Save', exact: true }).click()
  await ada.getByRole('button', { name: 'Undo' }).waitFor()

  // The colleague changed a field of hers, and one that only he changed.
  await colleague.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = colleague.getByRole('dialog')
  await dialog.getByText('Kalami Bay').waitFor()
  expect(await dialog.getByRole('radio').count()).toBe(2)
  expect(await accessibilityFaults(colleague)).toEqual([])
  await dialog.getByRole('radio', { name: /Saved by the colleague/ }).check()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await colleague.getByRole('button', { name: 'Undo' }).waitFor()
  await ada.reload()
  await expect.poll(() => ada.getByLabel(place).inputValue()).toBe('Kalami Bay')
  await expect.poll(() => ada.getByLabel('Bathrooms', { exact: true }).inputValue()).toBe('9')

  // A process compares its clock with the database's as it starts.
  await moveClock(folder, 1)
  await second.stop()
  second = await startSite({ DATA_DIR: folder })
  const next = await visit(atSecond(`/office/villas/${villas.kalamiHouse.id}?section=history`), { allow })
  await signInAgain(next, bruno, secret, dayMs)
  const versions = next.getByRole('link', { name: /^Open version/ })
  await expect.poll(() => versions.count()).toBe(2)
  await versions.last().click()
  await next.getByText('Kalami Bay').first().waitFor()
  await next.getByRole('button', { name: 'Undo the chosen changes' }).click()
  await next.getByText('It is a new version now.').first().waitFor()
  await next.goto(atSecond(facts))
  await expect.poll(() => next.getByLabel(place).inputValue()).toBe('Kalami')
  expect(await next.getByLabel('Bathrooms', { exact: true }).inputValue()).toBe('9')
})

/** Plans the drafts of the open record with a release. */
async function planWith(page: Page, release: string) {
  await page.getByLabel('When').selectOption({ label: 'With a release' })
  await page.getByLabel('Release', { exact: true }).selectOption({ label: release })
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await page.getByText('It is planned').first().waitFor()
}

const titles = { en: 'Corfu in spring', fr: 'Corfou au printemps', de: 'Korfu im Frühling' }

test('a guide in three languages and an article with another path appear at their time on another process', async () => {
  const page = await visit(atSecond('/office/releases'), { allow })
  await signInAgain(page, demonstrationStaff, secretOfAda, dayMs)
  await page.getByLabel('Name', { exact: true }).fill('Spring')
  await page.getByRole('button', { name: 'Begin the release' }).click()
  await page.getByRole('button', { name: 'Cancel the release: Spring' }).waitFor()

  await page.goto(atSecond('/office/pages/2110?kind=page'))
  for (const [language, title] of Object.entries(titles))
    await page.getByLabel(`Title (${language.toUpperCase()})`, { exact: true }).fill(title)
  await planWith(page, 'Spring')
  await page.goto(atSecond('/office/pages/1?kind=article'))
  await page.getByLabel('Path', { exact: true }).fill('/blog/salt-of-trapani')
  await planWith(page, 'Spring')
  await page.goto(atSecond('/office/releases'))
  await expect.poll(() => page.getByRole('link', { name: /salt road|Corfu/ }).count()).toBe(4)
  await page.getByRole('button', { name: 'Plan: Spring' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Day').fill(addDays(today, 3))
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await page.getByText('It is planned').first().waitFor()
  const shown = async (path: string) => (await fetch(at(path), { redirect: 'manual' })).text()
  expect(await shown('/de/greece/corfu')).not.toContain(titles.de)

  await moveClock(folder, 4)
  // The job looks for due releases every minute.
  await expect.poll(() => shown('/de/greece/corfu'), { timeout: 100_000, interval: 500 }).toContain(titles.de)
  expect(await shown('/fr/greece/corfu')).toContain(titles.fr)
  expect(await shown('/greece/corfu')).toContain(titles.en)
  const old = await fetch(at('/blog/the-salt-road-from-trapani'), { redirect: 'manual' })
  expect([old.status, new URL(old.headers.get('location') ?? '', site.address).pathname]).toEqual([
    301,
    '/blog/salt-of-trapani',
  ])
  expect((await fetch(at('/blog/salt-of-trapani'))).status).toBe(200)

  // Sessions have ended by then; a process compares its clock with the database's as it starts.
  await second.stop()
  second = await startSite({ DATA_DIR: folder })
  const later = await visit(atSecond('/office/releases?state=published'), { allow })
  await signInAgain(later, demonstrationStaff, secretOfAda, 4 * dayMs)
  await later.getByText('Spring').waitFor()
})
