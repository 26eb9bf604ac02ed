import { describe, expect, test } from 'vitest'
import { accessibilityFaults, eachWidth, withBrowser } from './browser.ts'

const { visit } = withBrowser()

/** The pictures of a letter are at the public address, which nobody has told the site of these tests. */
const pictures = /localhost:0\/media\//

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a visitor asks for the letter, confirms by the e-mail, and leaves the list again', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const page = await visit('/about-us', { viewport, allow: pictures })
    const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') })
    await form.locator('input[type=email]').fill(email)
    await form.getByRole('button', { name: 'Send it to me' }).click()
    await expect.poll(() => form.getByRole('status').textContent()).toContain('open the e-mail')

    const letter = async (subject: string) => {
      await expect
        .poll(async () => {
          await page.goto(new URL('/dev/mail', page.url()).href)
          return page.getByRole('row', { name: email }).getByRole('link', { name: subject }).count()
        })
        .toBe(1)
      await page.getByRole('row', { name: email }).getByRole('link', { name: subject }).click()
      const link = /\S*\/newsletter\/[0-9a-f-]{36}/.exec((await page.locator('pre').textContent()) ?? '')?.[0]
      return new URL(link ?? '').pathname
    }

    await page.goto(new URL(await letter('Shall we write to you?'), page.url()).href)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await page.getByRole('heading', { name: 'You are on our list' }).waitFor()

    await page.goto(new URL(await letter('You are on our list'), page.url()).href)
    await page.getByRole('button', { name: 'Take my address off the list' }).click()
    await page.getByRole('heading', { name: 'Your address is off the list' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('the field of the letter shows its focus without striking through its label', async () => {
  const page = await visit('/about-us')
  const field = page.getByRole('contentinfo').locator('input[type=email]')
  await field.focus()
  const label = page.locator(`label[for="${await field.getAttribute('id')}"]`)
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([label, field].map(element => element.boundingBox()))
      return above && below ? above.y + above.height <= below.y + 1 : false
    })
    .toBe(true)
})
