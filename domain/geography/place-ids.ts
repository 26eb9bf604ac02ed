/** Ids of places that rules name (PD-38, SPEC A2.6 and A2.8). */
export const sicily = 1
export const puglia = 4
export const tuscany = 36
export const corsica = 8
export const greece = 84
export const greekIslands = 5
export const paxos = 27
export const antipaxos = 14

/** The choice "all" of the destination filter (SPEC A2.8): no region has this id. */
export const everywhere = 999
