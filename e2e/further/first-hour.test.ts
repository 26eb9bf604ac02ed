import { rm } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { SearchReply } from '#contract/villas/villa-search'
import { addDays, addressDay, weekdayOf } from '#domain/calendar/day'
import { languages } from '#domain/text/language'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { isSoak } from '#testing/soak'
import { emailTo, someone } from '../accounts.ts'
import { freshIpAddress, withBrowser } from '../browser.ts'
import { tellWho } from '../holding.ts'
import { humanSteps } from '../human-steps.ts'
import { dayMs, moveClock } from '../move-clock.ts'
import { demonstrationStaff, signInAgain, signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })
const allow = /status of 4\d\d/

// The first day of a member of staff, with a day that passes: a site of its own.
const folder = await copyOfData(inject('preparedData'))
let site = await startSite({ DATA_DIR: folder })
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const human = humanSteps()
const bruno = { email: 'bruno@maestrale.example', password: 'Ponente2027' }
const year = new Date().getUTCFullYear() + 1
const summer = `${year}-07-01`
const saturday = addDays(summer, (6 - weekdayOf(summer) + 7) % 7)
const stay = new URLSearchParams({ from: addressDay(saturday), to: addressDay(addDays(saturday, 7)) })

/** Texts that the owner and a translator have sent; their length is that of real ones. */
const texts = {
  Tagline: {
    en: 'A stone house above the lighthouse, with the whole channel below',
    fr: 'Une maison de pierre au-dessus du phare, avec tout le chenal à ses pieds',
    de: 'Ein Steinhaus über dem Leuchtturm, unter sich den ganzen Kanal',
  },
  Description: {
    en: 'The lamp turns all night, and the house keeps its own hours. '.repeat(9),
    fr: 'La lampe tourne toute la nuit, et la maison vit à ses propres heures. '.repeat(9),
    de: 'Die Lampe dreht sich die ganze Nacht, und das Haus hat seine eigenen Stunden. '.repeat(9),
  },
  Surroundings: {
    en: 'Four minutes on foot to the harbour, nine to the beach. '.repeat(4),
    fr: 'Quatre minutes à pied jusqu’au port, neuf jusqu’à la plage. '.repeat(4),
    de: 'Vier Minuten zu Fuß zum Hafen, neun zum Strand. '.repeat(4),
  },
} as const
const services = {
  'Included in the price': {
    en: 'Cleaning three times a week\nBed linen and towels',
    fr: 'Ménage trois fois par semaine\nLinge de lit et serviettes',
    de: 'Reinigung dreimal in der Woche\nBettwäsche und Handtücher',
  },
  'House rules': { en: 'No parties', fr: 'Pas de fêtes', de: 'Keine Feste' },
} as const

const descriptions = Array.from({ length: 20 }, (_, i) => [
  `The terrace above the lighthouse in the evening, picture ${i + 1}`,
  `La terrasse au-dessus du phare, le soir, image ${i + 1}`,
  `Die Terrasse über dem Leuchtturm am Abend, Bild ${i + 1}`,
])

/** A photograph that no other one resembles. */
async function photograph(seed: number) {
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const light = ((seed * 7919 + i * i * (31 + seed)) % 200) + 30
    return `<rect x="${i * 133}" width="134" height="800" fill="rgb(${light},${(light * seed) % 255},${(seed * 37) % 255})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${stripes.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the villa' }).getByRole('link', { name, exact: true })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the villa' }).getByRole('link', { name: new RegExp(`^${name}`) })

async function save(page: Page) {
  await human.click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

/** Pastes a text in each language. */
async function pasteTexts(page: Page, all: Readonly<Record<string, Record<(typeof languages)[number], string>>>) {
  for (const [group, words] of Object.entries(all))
    for (const [i, language] of languages.entries())
      await human.paste(page.getByRole('group', { name: group }).getByRole('textbox').nth(i), words[language])
}

/** The colleague is invited by the page, and sets up the account. Resolves to the secret of the second factor. */
async function invited(lead: Page): Promise<[Page, string]> {
  await lead.goto(at('/office/people'))
  await lead.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = lead.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bruno Sala')
  await dialog.getByLabel('E-mail').fill(bruno.email)
  for (const right of ['Villas', 'Prices and calendars', 'Pictures'])
    await dialog.getByRole('checkbox', { name: new RegExp(`^${right}`) }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await lead.getByRole('listitem').filter({ hasText: bruno.email }).getByText('Invited').waitFor()
  const text = await emailTo(lead, bruno.email, /access to the back office/, at('/dev/mail'))
  const [invitation = ''] = /\S+\/office[/?]\S+/.exec(text) ?? []
  const { pathname, search, hash } = new URL(invitation)
  human.begin('account and second factor')
  const page = await visit(at(pathname + search + hash), { allow })
  await human.type(page.getByLabel('New password'), bruno.password)
  await human.type(page.getByLabel('Confirm password'), bruno.password)
  await human.click(page.getByRole('button', { name: 'Save password' }))
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  // E-mail, password, the code of a telephone with its camera, the recovery codes, and three buttons.
  human.count({ keys: bruno.email.length + bruno.password.length + 6, points: 8, clicks: 8, decisions: 10, fields: 4 })
  await page.goto(at('/office'))
  return [page, await signInToOffice(page, bruno)]
}

async function createVilla(page: Page) {
  human.begin('villa: place, size, facts')
  await page.goto(at('/office/villas'))
  human.count({ points: 1, clicks: 1, decisions: 1 })
  await human.click(page.getByRole('link', { name: 'New villa' }))
  await human.type(page.getByLabel('Name', { exact: true }), 'Casa del Faro')
  await human.choose(page.getByLabel('Region', { exact: true }), 'Corfu')
  await human.type(page.getByLabel('Nearest village or town'), 'Kassiopi')
  await human.type(page.getByLabel('Latitude'), '39.7901')
  await human.type(page.getByLabel('Longitude'), '19.9212')
  const next = page.getByRole('button', { name: 'Next' })
  await human.click(next)
  await human.type(page.getByLabel('Bedrooms', { exact: true }), '4')
  await human.type(page.getByLabel('Guests', { exact: true }), '8')
  await human.type(page.getByLabel('Bathrooms', { exact: true }), '3')
  await human.click(next)
  await human.click(page.getByRole('button', { name: 'Add a number of bedrooms' }))
  await human.type(page.getByLabel('Bedrooms, line 1'), '3')
  await human.type(page.getByLabel('Guests, line 1'), '6')
  await human.click(page.getByRole('button', { name: 'Create the draft' }))
  await page.getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()
  await human.click(page.getByRole('link', { name: 'A valid registration number' }))
  await human.type(page.getByLabel('Registration number'), '0000 9876 543')
  await save(page)
  await human.click(section(page, 'Bedrooms'))
  for (let i = 1; i <= 4; i++) {
    await human.click(page.getByRole('button', { name: 'Add a bedroom' }))
    const room = page.getByRole('group', { name: `Bedroom ${i}`, exact: true })
    if (i > 2) await human.choose(room.getByLabel('Beds'), 'Twin room')
    await human.choose(room.getByLabel('Bathroom'), 'Shower')
  }
  await save(page)
  await human.click(section(page, 'Amenities'))
  for (let i = 0; i < 12; i++) await human.tick(page.getByRole('main').getByRole('checkbox').nth(i))
  await save(page)
  await human.click(section(page, 'Stay'))
  await human.type(page.getByLabel('Arrival from'), '16:00')
  await human.type(page.getByLabel('Departure by'), '10:00')
  await human.type(page.getByLabel('Damage deposit in euro'), '1000')
  await save(page)
}

async function writeTexts(page: Page) {
  human.begin('villa: texts in three languages')
  await human.click(section(page, 'Texts'))
  await pasteTexts(page, texts)
  await save(page)
  await human.click(section(page, 'Services'))
  await pasteTexts(page, services)
  await save(page)
}

async function addPictures(page: Page) {
  human.begin('twenty pictures with descriptions and licence')
  await human.click(tab(page, 'Pictures'))
  await page.getByText('0 pictures').waitFor()
  const files = await Promise.all(
    descriptions.map(async (_, i) => ({
      ...{ name: `terrace-${i + 1}.jpg`, mimeType: 'image/jpeg' },
      buffer: await photograph(i + 1),
    })),
  )
  // The button, all files of the folder, and "open".
  human.count({ points: 3, clicks: 3, keys: 2, decisions: 2 })
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByText('20 of 20 added').waitFor({ timeout: 240_000 })
  await human.click(page.getByRole('link', { name: 'Describe all pictures' }))
  await human.type(page.getByRole('textbox', { name: 'Photographer' }), 'Eleni Dalla')
  await human.type(page.locator('[name=licence]'), 'Site, brochures and newsletters')
  await human.type(page.locator('[name=licenceEnds]'), `${year + 5}-12-31`)
  await human.pasteTable(page.getByLabel('Picture 1, English'), descriptions)
  await page.getByText('60 fields are filled.').waitFor()
  await human.click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('20 of 20 pictures are described in all languages.').waitFor()
}

/** The grid has only the weeks in view: keys lead to one. */
async function goToWeek(page: Page, week: number) {
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  for (let at = 0; at < week; at++) await page.keyboard.press('ArrowRight')
}

/** Selects weeks of the grid by keys; a person drags over them. */
async function selectWeeks(page: Page, first: number, last: number) {
  human.count({ points: 2, clicks: 1, decisions: 1 })
  await goToWeek(page, first)
  for (let week = first; week < last; week++) await page.keyboard.press('Shift+ArrowRight')
}

async function paint(page: Page, prices: { whole: string; three: string }) {
  await human.type(page.getByLabel('Whole villa'), prices.whole)
  await human.type(page.getByLabel('3 bedrooms'), prices.three)
  await human.click(page.getByRole('button', { name: 'Save for one villa' }))
  // The message of an earlier stroke can still be there: the grid has the price of this one.
  const shown = Number(prices.whole).toLocaleString('en-GB')
  await expect.poll(() => page.getByRole('grid').textContent()).toContain(shown)
}

const openYear = async (page: Page, shown: number) => {
  const button = page.getByRole('button', { name: `Year ${shown}` })
  if (await button.isVisible()) await human.click(button)
  await page.getByText(String(shown), { exact: true }).waitFor()
}

async function priceTwoYears(page: Page) {
  human.begin('two years of prices with rates')
  await human.click(tab(page, 'Prices'))
  await page.getByRole('grid').waitFor()
  await openYear(page, year)
  await page.getByRole('grid').focus()
  human.count({ points: 1, clicks: 1, keys: 2, decisions: 1 })
  await page.keyboard.press('Control+a')
  await human.tick(page.getByLabel('Sat', { exact: true }))
  await human.type(page.getByLabel('Minimum nights'), '7')
  await human.choose(page.getByLabel('Bookable'), 'Online')
  await human.choose(page.getByLabel('Flexible rate'), 'Offered at these terms')
  await human.type(page.getByLabel('Surcharge in per cent'), '10')
  await human.type(page.getByLabel('Deposit in per cent'), '30')
  await human.type(page.getByLabel('Free until days before'), '30')
  await paint(page, { whole: '2100', three: '1700' })
  for (const [first, last, whole, three] of [
    [17, 22, '2900', '2400'],
    [23, 25, '3800', '3200'],
    [26, 34, '5200', '4400'],
    [35, 40, '3400', '2900'],
  ] as const) {
    await selectWeeks(page, first, last)
    await paint(page, { whole, three })
  }
  await openYear(page, year + 1)
  await page.getByRole('grid').focus()
  await human.click(page.getByRole('button', { name: `Copy prices to ${year + 1}` }))
  const dialog = page.getByRole('dialog')
  await human.type(dialog.getByLabel('Change in per cent'), '4')
  await human.click(dialog.getByRole('button', { name: 'Copy one villa' }))
  await expect.poll(() => dialog.count()).toBe(0)
  await goToWeek(page, 26)
  await expect.poll(() => page.getByRole('grid').textContent()).toContain('5,400')
}

async function publish(page: Page): Promise<string> {
  human.begin('check, preview, publish')
  await human.click(tab(page, 'Villa'))
  // The list of what is missing is empty.
  await expect
    .poll(() => page.getByRole('main').textContent(), { timeout: 10_000 })
    .toContain('Complete: the villa can go')
  const preview = page.waitForEvent('popup')
  await human.click(page.getByRole('button', { name: 'Preview' }))
  await (await preview).getByRole('heading', { level: 1, name: 'Casa del Faro' }).waitFor()
  await human.click(page.getByRole('button', { name: 'Put on the site' }))
  await human.click(page.getByRole('dialog').getByRole('button', { name: 'Put on the site' }))
  return (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? ''
}

const priceOn = async (path: string): Promise<string> => {
  const visitor = await visit(at(`${path}?${stay}`), { cookies: { currency: '1' } })
  const panel = visitor.getByRole('region', { name: 'Your stay' })
  await panel.getByText('Whole stay').waitFor()
  const text = (await panel.textContent()) ?? ''
  await visitor.close()
  return text
}

/** A visitor finds the villa by its dates and region, in each language, and holds it in English. */
async function visitorHolds(path: string) {
  for (const language of languages) {
    const prefix = language === 'en' ? '' : `/${language}`
    await expect.poll(async () => (await fetch(at(prefix + path))).status, { timeout: 30_000 }).toBe(200)
    const shown = await (await fetch(at(prefix + path))).text()
    expect(shown).toContain(texts.Tagline[language])
    expect(shown).toContain(descriptions[0]?.[languages.indexOf(language)])
  }
  const visitor = await visit(at(`/results?des=16&${stay}`), {
    ...{ cookies: { currency: '1' }, extraHTTPHeaders: { 'x-forwarded-for': freshIpAddress() } },
  })
  await visitor.getByRole('combobox', { name: /sort/i }).first().waitFor()
  await visitor.goto(at(`${path}?${stay}`))
  await visitor.getByRole('link', { name: 'Book this stay' }).filter({ visible: true }).first().click()
  await visitor.getByLabel('I accept the booking conditions').check()
  await visitor.getByRole('button', { name: 'Hold this villa' }).click()
  await visitor.getByRole('heading', { level: 2, name: 'Your details' }).waitFor()
  await tellWho(visitor, someone())
  await visitor.close()
}

/** Whether a visitor's search for the stay finds the villa. */
const isFound = async (path: string) => {
  const reply = await fetch(at(`/api/core/properties/search?des=16&${stay}&limit=500`))
  const { properties } = (await reply.json()) as SearchReply
  return properties.some(({ url }) => url === path)
}

test('a new member of staff brings a villa with twenty pictures and two years of prices onto the site', async () => {
  const lead = await visit(at('/office'), { allow })
  const secretOfLead = await signInToOffice(lead)
  const [page, secret] = await invited(lead)
  await createVilla(page)
  await writeTexts(page)
  await addPictures(page)
  await priceTwoYears(page)
  const path = await publish(page)
  const report = human.report()
  if (isSoak) console.info(report)
  // The model of a person's steps, not a measured time: an hour leaves room for reading and for mistakes.
  expect(human.seconds(), report).toBeLessThan(30 * 60)

  await expect.poll(() => isFound(path)).toBe(true)
  await visitorHolds(path)

  // On the next day a season becomes dearer, and the lead takes it back.
  await moveClock(folder, 1)
  await site.stop()
  site = await startSite({ DATA_DIR: folder })
  const villaId = Number(/villas\/(\d+)/.exec(page.url())?.[1])
  const address = (name: string) => `/office/prices?villa=${villaId}&year=${name}`
  const next = await visit(at(address(String(year))), { allow })
  await signInAgain(next, bruno, secret, dayMs)
  await next.getByRole('grid').waitFor()
  await selectWeeks(next, 26, 34)
  await paint(next, { whole: '5900', three: '4900' })
  const other = addDays(saturday, 14)
  stay.set('from', addressDay(other))
  stay.set('to', addressDay(addDays(other, 7)))
  await expect.poll(() => priceOn(path)).toContain('€5,900')
  const back = await visit(at(address(String(year))), { allow })
  await signInAgain(back, demonstrationStaff, secretOfLead, dayMs)
  await back.getByRole('button', { name: 'All changes' }).click()
  const dialog = back.getByRole('dialog')
  const undo = (where: Locator) => where.getByRole('button', { name: 'Undo', exact: true })
  await undo(dialog.getByRole('listitem').filter({ hasText: 'Bruno Sala' }))
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Undo this change' }).click()
  await dialog.getByText('Undone', { exact: true }).first().waitFor()
  await expect.poll(() => priceOn(path)).toContain('€5,200')

  // Everything is in the log; one field goes back to what it was.
  for (const action of ['villa-created', 'villa-published', 'picture-added', 'prices-changed', 'record-reverted']) {
    await back.goto(at(`/office/log?action=${action}`))
    await back.getByRole('main').getByRole('cell').first().waitFor()
  }
  await next.goto(at(`/office/villas/${villaId}?section=stay`))
  await next.getByLabel('Damage deposit in euro').fill('1500')
  await next.getByLabel('Arrival from').fill('17:00')
  await next.getByRole('button', { name: 'Save', exact: true }).click()
  await next.getByRole('button', { name: 'Undo' }).waitFor()
  await back.goto(at(`/office/villas/${villaId}?section=history`))
  await back
    .getByRole('link', { name: /^Open version/ })
    .first()
    .click()
  await back.getByRole('checkbox', { name: /Arrival/ }).uncheck()
  await back.getByRole('button', { name: 'Undo the chosen changes' }).click()
  await back.getByText('It is a new version now.').first().waitFor()
  await back.goto(at(`/office/villas/${villaId}?section=stay`))
  await expect.poll(() => back.getByLabel('Damage deposit in euro').inputValue()).toBe('1000')
  expect(await back.getByLabel('Arrival from').inputValue()).toBe('17:00')
})
