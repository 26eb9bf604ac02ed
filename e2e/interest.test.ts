import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const { visit } = withBrowser()

test('the link of a letter notes an interest by its token, which leaves the address', async () => {
  const token = crypto.randomUUID()
  const asked: { url: string; token: string | undefined }[] = []
  const page = await visit(`/about-us?x=1&ct=v&t=${token}`, {
    before: page =>
      page.route('**/bytoken', route => {
        asked.push({ url: route.request().url(), token: route.request().headers().token })
        return route.fulfill({ json: { contactId: crypto.randomUUID() } })
      }),
  })
  await page.getByText('Thank you, we have noted your interest.').first().waitFor()
  expect(asked).toEqual([{ url: expect.stringContaining('/setflag/newvillasinterest/bytoken'), token }])
  expect(new URL(page.url()).search).toBe('?x=1')
})
