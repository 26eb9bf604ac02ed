import { expect, test } from 'vitest'
import { withBrowser } from '../browser.ts'

const { visit } = withBrowser()

test.each(['?x=1&ct=v&t=', '?x=1&ct=v#t='])(
  'an e-mail link, %s, records an interest by its token, which leaves the URL',
  async link => {
    const token = crypto.randomUUID()
    const referrers: (string | undefined)[] = []
    const asked: { url: string; token: string | undefined }[] = []
    const page = await visit(`/about-us${link}${token}`, {
      before: async page => {
        page.on('request', request => referrers.push(request.headers().referer))
        await page.route('**/bytoken', route => {
          asked.push({ url: route.request().url(), token: route.request().headers().token })
          return route.fulfill({ json: { contactId: crypto.randomUUID() } })
        })
      },
    })
    await page.getByText('Thank you, we have noted your interest.').first().waitFor()
    expect(asked).toEqual([{ url: expect.stringContaining('/setflag/newvillasinterest/bytoken'), token }])
    expect(referrers.filter(referrer => referrer?.includes(token))).toEqual([])
    await expect.poll(() => page.url()).toMatch(/\/about-us\?x=1$/)
  },
)

test('tokens and e-mail addresses leave the URL of any page', async () => {
  const page = await visit('/about-us?x=1&t=secret&e=ada@example.com#people')
  await expect.poll(() => page.url()).toMatch(/\/about-us\?x=1#people$/)
})
