import { rm } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { isSoak } from '#testing/soak'
import { checkOut, findVersionBefore } from '#testing/upgrade/version-before'
import { freeStay, villaOf } from '../catalogue.ts'

vi.setConfig({ testTimeout: 600_000 })

const before = isSoak ? await findVersionBefore() : undefined
const villaId = 30

/** Units of two versions run side by side during an upgrade, on the schema of the newer one (ADR-0055). */
test.runIf(isSoak)(
  'the version before serves on the schema of this one: search, hold, staff sign-in',
  async ({ skip }) => {
    skip(!before, 'The history of this clone does not reach the version before: fetch it with its tags.')
    const sources = await checkOut(before ?? '')
    const data = await copyOfData(inject('preparedData'))
    const site = await startSite({ DATA_DIR: data }, sources)
    onTestFinished(async () => {
      await site.stop()
      for (const folder of [sources, data]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    })
    const ask = async (method: string, path: string, body?: object, headers = {}) => {
      const answer = await fetch(new URL(path, site.address), {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const json = async (...asked: Parameters<typeof ask>) => {
      const { status, text } = await ask(...asked)
      return { status, body: JSON.parse(text) }
    }

    expect(await json('GET', '/readyz')).toEqual({ status: 200, body: { status: 'ready' } })

    const stay = await freeStay(villaId)
    const days = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to), people: '4' })
    const { name, cmsRelativeURL } = await villaOf(villaId)
    const results = await ask('GET', `/results?${days}`)
    expect([results.status, /href="\/[a-z-]+\/[a-z-]+\/villas\/[a-z-]+/.test(results.text)]).toEqual([200, true])
    const page = await ask('GET', `${cmsRelativeURL}?${days}`)
    expect([page.status, page.text.includes(name)]).toEqual([200, true])

    const query = { propertyId: String(villaId), from: stay.from, to: stay.to, adults: '4' }
    const quote = await json('GET', `/api/core/bookings/ob/quote?${new URLSearchParams(query)}`)
    const held = await json('POST', '/api/core/bookings/ob', {
      ...{ propertyId: villaId, from: stay.from, to: stay.to, adults: 4 },
      ...{ currencyId: 1, total: quote.body.totalPrice },
    })
    expect([held.status, held.body.code]).toEqual([201, undefined])

    const login = Buffer.from(`${demonstrationAccounts.staff}:${demonstrationPassword}`).toString('base64')
    const first = await json('POST', '/api/office/token', undefined, { authorization: `Basic ${login}` })
    const code = new TOTP({ secret: first.body.setUp.secret }).generate()
    const { status, body } = await json('POST', '/api/office/token/secondfactor', { pending: first.body.pending, code })
    expect(status).toBe(200)
    const current = await json('GET', '/api/office/current', undefined, { authorization: `Bearer ${body.token}` })
    expect([current.status, current.body.email]).toEqual([200, demonstrationAccounts.staff])
    expect(site.said()).not.toMatch(/"level":[56]0/)
  },
)
