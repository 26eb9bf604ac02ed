/** Maximum villas in a shortlist: visitors compare no more, nor can the office answer for more in one e-mail. */
export const mostShortlisted = 40

/** A friend's vote on a villa of a shared list. */
export const votes = ['yes', 'no'] as const

export type Vote = (typeof votes)[number]

/** Maximum voters of a list: more than a large party of friends. */
export const mostVoters = 100

/** The address of a shared list in English, without the origin. */
export const sharedShortlistAddress = (id: string): string => `/shared-shortlist?id=${id}`
