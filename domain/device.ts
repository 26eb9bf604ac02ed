/** What somebody signs in with, as it is listed under "signed in on these devices"; empty where it does not say. */
export interface Device {
  browser: string
  system: string
}

/** By what each says of itself; the more special before those that it passes itself off for. */
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

/** What a browser says of itself, as its owner would call it. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, 500)
  return { browser: named(browsers, said), system: named(systems, said) }
}
