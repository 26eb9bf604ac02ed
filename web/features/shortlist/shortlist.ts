import { mostShortlisted } from '#domain/content/shortlist'
import { parseId } from '#domain/text/id'

/** A villa on the shortlist, with its name when added. */
export interface ShortlistedVilla {
  id: number
  name: string
}

export type Shortlist = readonly ShortlistedVilla[]

/** Appends a villa; a listed one keeps its place, and a full list stays as it is. */
export const added = (list: Shortlist, { id, name }: ShortlistedVilla): Shortlist =>
  list.length >= mostShortlisted || list.some(villa => villa.id === id) ? list : [...list, { id, name }]

export const removed = (list: Shortlist, id: number): Shortlist => list.filter(villa => villa.id !== id)

/** A cookie holds four kilobytes; beyond this length only ids are stored, without names. */
const roomInCookie = 3500

/** Serialises the list for its cookie: `16.Kalami House!27.Aspri Petra`. */
export function writeShortlist(list: Shortlist): string {
  const text = list.map(({ id, name }) => `${id}.${name.replaceAll('!', '')}`).join('!')
  return encodeURIComponent(text).length > roomInCookie ? list.map(({ id }) => `${id}.`).join('!') : text
}

/** Parses the list's cookie; skips invalid entries. */
export function readShortlist(text: string | undefined): Shortlist {
  return (text ?? '').split('!').reduce<Shortlist>((list, part) => {
    const [, digits, name = ''] = /^(\d+)\.(.{0,200})$/.exec(part) ?? []
    const id = parseId(digits)
    return id ? added(list, { id, name }) : list
  }, [])
}
