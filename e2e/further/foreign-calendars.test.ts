import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { addDays, addressDay, type Day } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { ownCertificate } from '#testing/network/certificate'
import { copyOfData } from '#testing/site/prepared-data'
import { startSite } from '#testing/site/site-process'
import { root } from '#tools/root'
import { accessibilityFaults, freshIpAddress, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'
import { signInToOffice } from '../office-sign-in.ts'

const { visit } = withBrowser()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

/** What the server of the channels sends, by host. */
const files: Record<string, string | { size: number } | { redirect: string }> = {}
const reached: string[] = []
let sentBytes = 0
const certificate = await ownCertificate()
const channels = createServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
  const { host = '' } = request.headers
  reached.push(host)
  const file = files[host] ?? ''
  if (typeof file === 'string') return response.setHeader('content-type', 'text/calendar').end(file)
  if ('redirect' in file) return response.writeHead(302, { location: file.redirect }).end()
  // Without a length: the reader itself must stop.
  const part = Buffer.alloc(65_536, 'X')
  response.write('BEGIN:VCALENDAR\r\n')
  const send = () => {
    while (sentBytes < file.size && !response.destroyed) {
      sentBytes += part.length
      if (!response.write(part)) return response.once('drain', send)
    }
    return response.end()
  }
  return send()
}).listen(0, '127.0.0.1')
await once(channels, 'listening')

const hosts = {
  'www.airbnb.test': '93.184.215.14',
  'ical.booking.test': '93.184.215.15',
  'calendar.google.test': '93.184.215.16',
  'inside.test': '10.0.0.7',
}
const folder = await copyOfData(inject('preparedData'))
const site = await startSite({
  DATA_DIR: folder,
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'testing/network/calendar-hosts.ts'))}`,
  NODE_EXTRA_CA_CERTS: certificate.file,
  CALENDAR_HOSTS: JSON.stringify({ hosts, port: (channels.address() as AddressInfo).port }),
})
afterAll(async () => {
  await site.stop()
  channels.closeAllConnections()
  channels.close()
  await rm(folder, { recursive: true, force: true })
})
const at = (path: string) => new URL(path, site.address).href

const { kalamiHouse } = villas
const free = await freeStay(kalamiHouse.id, 14)
const week = { from: free.from, to: addDays(free.from, 7) }
const next = { from: week.to, to: free.to }
type Nights = typeof week
const plain = (day: Day) => day.replaceAll('-', '')
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`
const allDay = ({ from, to }: Nights) => [`DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(to)}`]

/** Airbnb: whole days without times, folded lines, the same UID while a reservation moves. */
const airbnb = (...stays: Nights[]) =>
  lines(
    ...['BEGIN:VCALENDAR', 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'CALSCALE:GREGORIAN', 'VERSION:2.0'],
    ...stays.flatMap((stay, i) => [
      ...['BEGIN:VEVENT', `DTSTAMP:${plain(stay.from)}T000000Z`, ...allDay(stay), 'SUMMARY:Reserved'],
      ...[`UID:1418fb94e984-${i}@airbnb.com`, 'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reserv'],
      ...[' ations/details/HM4XE2\\nPhone Number (Last 4 Digits): 0199', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  )

/** Booking.com: closed days, a new UID with every reading. */
const bookingCom = (...stays: Nights[]) =>
  lines(
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//admin.booking.com//NONSGML v1.0//EN'],
    ...stays.flatMap(stay => [
      ...['BEGIN:VEVENT', ...allDay(stay), `UID:${crypto.randomUUID()}@booking.com`],
      ...['SUMMARY:CLOSED - Not available', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  )

/** Google: a zone, times, sequence numbers, and repetitions. */
const google = (...events: string[][]) =>
  lines(
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0', 'METHOD:PUBLISH'],
    ...['X-WR-CALNAME:House', 'X-WR-TIMEZONE:America/New_York', 'BEGIN:VTIMEZONE', 'TZID:America/New_York'],
    ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'TZNAME:EDT', 'DTSTART:19700308T020000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'TZOFFSETFROM:-0400'],
    ...['TZOFFSETTO:-0500', 'TZNAME:EST', 'DTSTART:19701101T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
    ...['END:STANDARD', 'END:VTIMEZONE'],
    ...events.flatMap(own => ['BEGIN:VEVENT', ...own, 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'END:VEVENT']),
    'END:VCALENDAR',
  )

/** Whether a visitor can choose a stay on the page of the villa. */
async function isFree({ from, to }: Nights): Promise<boolean> {
  const query = new URLSearchParams({ from: addressDay(from), to: addressDay(to) })
  const visitor = await visit(at(`${kalamiHouse.path}?${query}`))
  const price = visitor.getByRole('region', { name: 'Your stay' }).getByText('Whole stay')
  const reset = visitor.getByRole('status').filter({ hasText: 'dates have been reset' })
  await price.or(reset).first().waitFor()
  const found = await price.isVisible()
  await visitor.close()
  return found
}

const row = (page: Page, channel: string) => page.getByRole('row').filter({ hasText: channel })

/** Waits until the list of channels has what a reading found. */
async function shows(page: Page, channel: string, text: string | RegExp) {
  await expect
    .poll(
      async () => {
        await page.reload()
        await row(page, channel).waitFor()
        return row(page, channel).textContent()
      },
      { timeout: 60_000, interval: 500 },
    )
    .toMatch(text)
}

async function connect(page: Page, channel: string, source: string): Promise<string> {
  await page.getByLabel('Channel', { exact: true }).fill(channel)
  await page.getByLabel('Address of the channel’s calendar').fill(source)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const address = page.getByLabel('Address', { exact: true })
  await address.waitFor()
  return address.inputValue()
}

async function readAgain(page: Page, channel: string) {
  await page.getByRole('button', { name: `Read now: Kalami House, ${channel}` }).click()
  await page.getByText('The calendar is being read.').first().waitFor()
}

/** Our calendar, as a channel reads it; its address is that of the site, which runs at another port here. */
const readOurs = (address: string) => fetch(at(new URL(address).pathname))

test('calendars of Airbnb, Booking.com and Google take nights on the site, follow each change, and delete nothing', async () => {
  const page = await visit(at(`/office/channels?villa=${kalamiHouse.id}`), { allow: /status of 4\d\d/ })
  await signInToOffice(page)
  expect(await isFree(week)).toBe(true)

  files['www.airbnb.test'] = airbnb(week)
  const first = await connect(page, 'Airbnb', 'https://www.airbnb.test/calendar/ical/1.ics?s=secret')
  await shows(page, 'Airbnb', 'One range of nights taken')
  await expect.poll(() => isFree(week)).toBe(false)
  expect(await isFree(next)).toBe(true)

  // Moved by its guest: the nights of before are free again.
  files['www.airbnb.test'] = airbnb(next)
  await readAgain(page, 'Airbnb')
  await expect.poll(() => isFree(week), { timeout: 60_000 }).toBe(true)
  expect(await isFree(next)).toBe(false)

  // The same nights once more, doubled, in another zone: from 4 p.m. in New York it is the day after in Corfu.
  const timed = (uid: string, sequence: number, from: Day, to: Day) => [
    ...[`UID:${uid}@google.com`, `SEQUENCE:${sequence}`, `DTSTART;TZID=America/New_York:${plain(from)}T200000`],
    `DTEND;TZID=America/New_York:${plain(to)}T030000`,
  ]
  files['calendar.google.test'] = google(
    timed('one', 2, addDays(next.from, -1), next.to),
    timed('one', 1, addDays(week.from, -1), week.to),
    timed('one', 2, addDays(next.from, -1), next.to),
  )
  await connect(page, 'Google', 'https://calendar.google.test/calendar/ical/house/basic.ics')
  await shows(page, 'Google', /^(?!.*Never read yet)/)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await isFree(week)).toBe(true)

  // The guest cancels at Airbnb; the other calendar has the same nights, and takes them at once.
  files['www.airbnb.test'] = airbnb()
  await readAgain(page, 'Airbnb')
  await shows(page, 'Airbnb', 'No nights taken')
  await shows(page, 'Google', 'One range of nights taken')
  expect(await isFree(next)).toBe(false)
  for (const [file, fault] of [
    [google(['UID:2', `DTSTART;VALUE=DATE:${plain(next.from)}`, 'RRULE:FREQ=SECONDLY']), /repeats more than a villa/],
    [{ size: 300 * 1024 * 1024 }, /too large/],
    [{ redirect: 'https://inside.test/latest/meta-data' }, /into a private network/],
    [{ redirect: 'http://www.airbnb.test/' }, /not https/],
    ['<html>Please log in</html>', /no calendar/],
  ] as const) {
    files['calendar.google.test'] = file
    await readAgain(page, 'Google')
    await shows(page, 'Google', fault)
    await row(page, 'Google').getByText('One range of nights taken').waitFor()
  }
  expect(sentBytes).toBeLessThan(32 * 1024 * 1024)
  expect(reached).not.toContain('inside.test')
  expect(await isFree(next)).toBe(false)
  files['calendar.google.test'] = google()
  await readAgain(page, 'Google')
  await shows(page, 'Google', 'No nights taken')
  await expect.poll(() => isFree(next)).toBe(true)

  // A visitor holds the villa while Booking.com sells the same nights.
  const from = { 'content-type': 'application/json', 'x-forwarded-for': freshIpAddress() }
  const query = new URLSearchParams({ propertyId: String(kalamiHouse.id), ...week, adults: '4' })
  const quote = await (await fetch(at(`/api/core/bookings/ob/quote?${query}`))).json()
  const wanted = {
    propertyId: kalamiHouse.id,
    ...week,
    adults: 4,
    currencyId: 1,
    total: quote.totalPrice,
    conditions: true,
  }
  const held = await fetch(at('/api/core/bookings/ob'), { method: 'POST', headers: from, body: JSON.stringify(wanted) })
  const { bookingId, jwt } = (await held.json()) as { bookingId: number; jwt: string }
  files['ical.booking.test'] = bookingCom(free)
  const second = await connect(page, 'Booking.com', 'https://ical.booking.test/v1/export?t=secret')
  await shows(page, 'Booking.com', /One range of nights taken.*one clash/)
  await page.goto(at('/office'))
  await page.getByText('clash with a sales channel').waitFor()
  await page.goto(at('/office/channels?state=clashes'))
  await page.getByRole('button', { name: /^Settled: Kalami House/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Settled' }).click()
  await page.getByText('No channel has sold nights that are taken.').waitFor()
  const hold = await fetch(at(`/api/core/bookings/${bookingId}`), { headers: { authorization: `Bearer ${jwt}` } })
  expect((await hold.json()).status).toBe(bookingStatus.onlineOption)

  // Airbnb reads our nights, those of Booking.com too; a new address ends the old one.
  const ours = await readOurs(first)
  expect([ours.status, ours.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')])
  expect(await ours.text()).toContain(`DTSTART;VALUE=DATE:${plain(week.from)}`)
  expect(await (await readOurs(second)).text()).not.toContain(`DTSTART;VALUE=DATE:${plain(next.from)}`)
  await page.goto(at(`/office/channels?villa=${kalamiHouse.id}`))
  await page.getByRole('button', { name: 'New address for Kalami House, Airbnb' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
  const renewed = page.getByLabel('Address', { exact: true })
  await renewed.waitFor()
  expect((await readOurs(first)).status).toBe(410)
  expect((await readOurs(await renewed.inputValue())).status).toBe(200)
})
