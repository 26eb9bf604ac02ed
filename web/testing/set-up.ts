import './api-stub'
import '#web/styles/global.css'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { clearQueryCache } from '#web/lib/query'
import { unmountAll } from './render-component'
import { windows } from './windows'

/** Cookies of the site, by name. */
const forgetCookies = async () => {
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
}

beforeEach(async () => {
  await forgetCookies()
  localStorage.clear()
  sessionStorage.clear()
  // Stores that read them do so again.
  dispatchEvent(new Event('focus'))
  await page.viewport(windows.desktop.width, windows.desktop.height)
})

afterEach(() => {
  unmountAll()
  clearQueryCache()
})

// A component has no page that could fade into another.
Object.defineProperty(document, 'startViewTransition', {
  configurable: true,
  value: (update: () => unknown) => {
    const updateCallbackDone = Promise.resolve(update())
    return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone, skipTransition: () => {} }
  },
})
