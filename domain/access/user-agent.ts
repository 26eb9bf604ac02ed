/** Browser and operating system of a session, for the list of sessions; empty where unknown. */
export interface Device {
  browser: string
  system: string
}

/** By user agent; the more specific before those that it imitates. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const named = (table: readonly [RegExp, string][], userAgent: string) =>
  table.find(([form]) => form.test(userAgent))?.[1] ?? ''

/** Parses a user agent into the common names. */
export function parseUserAgent(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, 500)
  return { browser: named(browsers, said), system: named(systems, said) }
}
