/** Ids of places that rules speak of (decision 38). */
export const greece = 84
export const greekIslands = 5
export const paxos = 27
export const antipaxos = 14

/** The choice "all" of the destination filter (section 2.8): no region has this id. */
export const everywhere = 999
