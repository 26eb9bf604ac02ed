import { existsSync } from 'node:fs'
import { platform } from 'node:process'

const places: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** Headless shell of Chromium: the same pages with two thirds of the work. */
const shells: Partial<Record<NodeJS.Platform, string[]>> = { linux: ['/usr/bin/chromium-headless-shell'] }

/** The installed Chromium: at CHROME_PATH, or in a usual place (PD-47). */
export const chromiumPath = (): string => firstOf(places[platform])

/** Browser of the journeys and components: Chromium's headless shell if installed, else Chromium. */
export const chromiumShellPath = (): string => firstOf(shellPlaces)

const shellPlaces = [...(shells[platform] ?? []), ...(places[platform] ?? [])]

const findInstalled = (usual: string[] = []) =>
  [process.env.CHROME_PATH, ...usual].find(path => path && existsSync(path))

/** The same, or undefined: a configuration is read even where no test needs Chromium. */
export const findChromiumShell = (): string | undefined => findInstalled(shellPlaces)

/** Global setup: says what is missing before the first test. */
export default function requireChromium(): void {
  chromiumShellPath()
}

function firstOf(usual?: string[]): string {
  const found = findInstalled(usual)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH to its program.',
  )
}

/** Arguments of Chromium in tests: without a display, and without network requests of its own. */
export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
