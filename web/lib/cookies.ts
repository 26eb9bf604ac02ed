const day = 86_400

/** Cookie lifetimes in seconds (SPEC A4 and A9); "never" is the longest that browsers allow. */
export const lifetimes = { year: 365 * day, threeMonths: 90 * day, never: 400 * day } as const

/** A cookie's value; undefined if it is absent or malformed. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Writes a cookie for the whole site; an empty value removes it. */
export function writeCookie(name: string, value: string, lifetime: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value ? lifetime : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not widely supported, and cannot be read synchronously.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
