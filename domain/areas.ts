import { splitLanguage } from '#domain/language'

/**
 * The parts of the site that have pages: for everybody, for clients (section 2.4), among them where one books and pays,
 * and for those who work here.
 */
export type PageArea = 'public' | 'client' | 'checkout' | 'office'

const areaBelow: ReadonlyMap<string | undefined, PageArea> = new Map([
  ['secure', 'client'],
  ['account', 'client'],
  ['office', 'office'],
])

/** Below `/secure`, where one pays: an online booking, one that is provisional, and one that is confirmed. */
const payingBelow: ReadonlySet<string | undefined> = new Set(['ob', 'provisional', 'overview-and-payment'])

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Nothing stands at a malformed path.
    return ''
  }
}

/** The area of a path, with or without a language in front and however it is written. */
export function pageAreaOf(path: string): PageArea {
  const plain = decoded(path.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/en(?=\/|$)/, '')
  const [, first, second] = splitLanguage(plain).path.split('/')
  if (first === 'secure' && payingBelow.has(second)) return 'checkout'
  return areaBelow.get(first) ?? 'public'
}
