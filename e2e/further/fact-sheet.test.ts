import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatDays } from '#domain/calendar/formats'
import { accessibilityFaults, address, arrive, atWidth, focused, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'

const { visit } = withBrowser()
const { kalamiHouse } = villas
/** Pictures of an e-mail use the public URL, which is not configured for these tests. */
const lost = /Failed to load resource|status of|ERR_|localhost:0\/media\//

/** Scrolls a section into view, and waits until it is hydrated. */
async function alive(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect
    .poll(() => part.evaluate(element => Object.keys(element).some(key => key.startsWith('__react'))))
    .toBe(true)
}

describe.each(atWidth('desk'))('on a %s', (_, viewport) => {
  test('a traveller opens a villa’s fact sheet, or has it sent', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const page = await visit(kalamiHouse.path, { viewport, allow: lost })
    const paper = page.getByRole('region', { name: 'The house on paper' })
    await alive(paper)
    const sheet = await paper.getByRole('link', { name: 'Open the fact sheet (PDF)' }).getAttribute('href')
    const reply = await fetch(address(sheet ?? ''))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])

    await paper.getByText('Send it by e-mail').click()
    const opened = await page.evaluate(() => performance.now())
    const send = paper.getByRole('button', { name: 'Send the fact sheet' })
    await page.route(/pdfrequest/, route => route.abort())
    await paper.getByLabel('E-mail').fill(email)
    await paper.getByLabel('Name').fill('Ada')
    // Faster submissions count as bots.
    await page.waitForFunction(from => performance.now() - from > 2000, opened)
    await send.click()
    await paper.getByText('We cannot reach our server.').waitFor()
    await page.unroute(/pdfrequest/)
    await paper.getByLabel('E-mail').fill('no address')
    await send.click()
    await expect.poll(() => paper.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await paper.getByLabel('Name').inputValue()).toBe('Ada')
    expect(await accessibilityFaults(page)).toEqual([])
    await paper.getByLabel('E-mail').fill(email)
    await send.click()
    await paper.getByRole('heading', { name: 'The fact sheet is on its way' }).waitFor()
    await expect.poll(() => focused(page)).toBe('The fact sheet is on its way')
    await paper.getByText(`We have sent the fact sheet of Kalami House to ${email}.`).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await expect
      .poll(async () => {
        await page.goto(address('/dev/mail'))
        return page.getByRole('row', { name: email }).count()
      })
      .toBe(1)
    await page.getByRole('row', { name: email }).getByRole('link', { name: 'Kalami House: the fact sheet' }).click()
    expect(await page.locator('pre').textContent()).toContain('Dear Ada,')
  })

  test('a traveller sees who knows the region, and asks with prefilled data', async () => {
    const stay = await freeStay(kalamiHouse.id)
    const page = await visit(`${kalamiHouse.path}?from=${stay.from}&to=${stay.to}&people=4&adults=3&children=1`, {
      viewport,
    })
    const person = page.getByRole('region', { name: 'Your local expert' })
    await alive(person)
    await person.getByRole('heading', { name: 'Eleni Marinou' }).waitFor()
    const ask = person.getByRole('link', { name: 'Ask Eleni Marinou about the house' })
    await expect.poll(() => ask.getAttribute('href')).toContain('adults=3')

    await person.getByRole('link', { name: 'Book an initial call' }).click()
    await arrive(page, /\/contact\?villa=1&/)
    const about = page.getByLabel('What would you like to talk about?')
    const days = formatDays(stay, 'en')
    await expect.poll(() => about.inputValue()).toBe(`Kalami House, ${days}`)
    await about.fill('The steps to the water')
    await page.reload()
    await expect.poll(() => about.inputValue()).toBe('The steps to the water')
    await page.goBack()
    await arrive(page, /kalami-house/)

    await alive(person)
    await ask.click()
    await arrive(page, /\/enquiries\?villa=1/)
    const form = page.getByRole('main').locator('form')
    await expect.poll(() => form.getByLabel('Arrival').inputValue()).toBe(stay.from)
    expect(await form.getByLabel('Kalami House').isChecked()).toBe(true)
  })
})

test('without scripts the sheet can be opened, and a text explains why it cannot be sent', async () => {
  const page = await visit(kalamiHouse.path, { javaScriptEnabled: false })
  const paper = page.getByRole('region', { name: 'The house on paper' })
  expect(await paper.getByRole('link', { name: 'Open the fact sheet (PDF)' }).getAttribute('href')).toBe(
    '/api/core/properties/1/factsheet/lang/en',
  )
  await paper.getByText('Send it by e-mail').click()
  const said = paper.locator('noscript p')
  expect(await said.textContent()).toBe('To have it sent by e-mail, please enable JavaScript for this page.')
  expect(await said.boundingBox()).not.toBeNull()
})
