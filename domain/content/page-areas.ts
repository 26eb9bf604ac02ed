import { splitLanguage } from '#domain/text/language'

/**
 * The areas of pages: public, for clients (SPEC A2.4), the checkout among those, and the back office.
 */
export type PageArea = 'public' | 'client' | 'checkout' | 'office'

const areaBelow: ReadonlyMap<string | undefined, PageArea> = new Map([
  ['secure', 'client'],
  ['account', 'client'],
  ['office', 'office'],
])

/** The checkout below `/secure`: an online booking, a provisional one, and a confirmed one. */
const payingBelow: ReadonlySet<string | undefined> = new Set(['ob', 'provisional', 'overview-and-payment'])

/** The pages below other folders of `/secure` on which a card is entered. */
const payingAt: ReadonlySet<string> = new Set(['experiences/checkout', 'transfers/checkout', 'wine/payment'])

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed path has no page.
    return ''
  }
}

/** The area of a path, with or without a language prefix, in any encoding and case. */
export function pageAreaOf(path: string): PageArea {
  const plain = decoded(path.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/en(?=\/|$)/, '')
  const [, first, second, third] = splitLanguage(plain).path.split('/')
  if (first === 'secure' && (payingBelow.has(second) || payingAt.has(`${second}/${third}`))) return 'checkout'
  return areaBelow.get(first) ?? 'public'
}
