import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderComponent } from '#web/testing/render-component'
import type { WindowName } from '#web/testing/windows'
import HeroFilm from './hero-film'

const film = () => document.querySelector('iframe[title]')
const prefersMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await prefersMotion('reduce')
})

interface Visitor {
  consent?: string
  motion?: 'reduce' | 'no-preference'
  window?: WindowName
}

const nextFrame = () => new Promise(done => requestAnimationFrame(done))

/** Shows the film until its delay is over. */
async function show({ consent = 'convenience', motion = 'no-preference', window = 'desktop' }: Visitor = {}) {
  await cookieStore.set('consent', consent)
  dispatchEvent(new Event('focus'))
  await prefersMotion(motion)
  await renderComponent(<HeroFilm address="data:text/html,a film" />, { window })
  vi.advanceTimersByTime(1000)
  await nextFrame()
  await nextFrame()
}

test('a third-party film plays on wide screens with consent, until the visitor stops it', async () => {
  await show()
  await expect.poll(() => film()?.getAttribute('src')).toBe('data:text/html,a film')
  await page.getByRole('button', { name: 'Stop the video' }).click()
  await expect.poll(film).toBeNull()
})

test.each<[string, Visitor]>([
  ['without consent to it', { consent: 'statistics.marketing' }],
  ['on a phone', { window: 'phone' }],
  ['with reduced motion', { motion: 'reduce' }],
])('it does not load %s', async (_, visitor) => {
  await show(visitor)
  expect(film()).toBeNull()
})
