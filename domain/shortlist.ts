/** So many villas a shortlist holds: more nobody compares, nor does the office answer for them in one letter. */
export const mostShortlisted = 40

/** What a friend says of a villa on a shared list. */
export const votes = ['yes', 'no'] as const

export type Vote = (typeof votes)[number]

/** So many may say something of one list: beyond a large party it is not friends any more. */
export const mostVoters = 100

/** The address of a shared list, in English and without the site's own. */
export const sharedShortlistAddress = (id: string): string => `/shared-shortlist?id=${id}`
