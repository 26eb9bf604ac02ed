import { existsSync } from 'node:fs'
import { platform } from 'node:process'

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** The installed Chromium: the one that CHROME_PATH names, or one in the usual places (decision 47). */
export function chromiumPath(): string {
  const found = [process.env.CHROME_PATH, ...(usualPlaces[platform] ?? [])].find(path => path && existsSync(path))
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  )
}

/** How Chromium is started in tests: without a display, and without calls of its own to the network. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
