import { readCookie, writeCookie } from '#web/cookies'

/** In which index of the search of the site a thing stands (section 2.5), by its kind. */
const indices: Readonly<Record<string, string>> = { villa: 'Villas', collection: 'Collections' }

/** What the data layer is told of something that was found and opened: `villa 12`. */
export function clickedFound(id: string): { search_index: string; search_object: string } {
  const [kind = ''] = id.split(' ')
  return { search_index: indices[kind] ?? 'CMSPages', search_object: id }
}

const cookie = 'searchclick'
const twoHours = 7200

/** Remembers what was opened of what was found, for two hours; without a thing answers what is remembered. */
export function rememberFound(id?: string): string | undefined {
  if (id === undefined) return readCookie(cookie)
  writeCookie(cookie, id, twoHours)
  return id
}
