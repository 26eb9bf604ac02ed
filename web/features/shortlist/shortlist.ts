import { mostShortlisted } from '#domain/shortlist'

/** A villa that the visitor keeps, by the name it had. */
export interface ShortlistedVilla {
  id: number
  name: string
}

export type Shortlist = readonly ShortlistedVilla[]

/** The list with a villa added at its end; one that is there already stays where it is, and a full list takes no more. */
export const added = (list: Shortlist, { id, name }: ShortlistedVilla): Shortlist =>
  list.length >= mostShortlisted || list.some(villa => villa.id === id) ? list : [...list, { id, name }]

/** The list without a villa. */
export const removed = (list: Shortlist, id: number): Shortlist => list.filter(villa => villa.id !== id)

/** A cookie holds four kilobytes; beyond this length names are left out, and the villas alone are kept. */
const roomInCookie = 3500

/** Writes the list for its cookie: `16.Kalami House!27.Aspri Petra`. */
export function writeShortlist(list: Shortlist): string {
  const text = list.map(({ id, name }) => `${id}.${name.replaceAll('!', '')}`).join('!')
  return encodeURIComponent(text).length > roomInCookie ? list.map(({ id }) => `${id}.`).join('!') : text
}

/** Reads the list from its cookie; what is not a villa is passed over. */
export function readShortlist(text: string | undefined): Shortlist {
  return (text ?? '').split('!').reduce<Shortlist>((list, part) => {
    const [, id, name = ''] = /^([1-9]\d{0,8})\.(.{0,200})$/.exec(part) ?? []
    return id ? added(list, { id: Number(id), name }) : list
  }, [])
}
