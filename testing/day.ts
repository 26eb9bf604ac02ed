/** The day on which tests take place, unless they say otherwise: a Friday, with all of a summer to come. */
export const testDay = '2027-01-15'

/** Noon of that day. */
export const testNoon: number = Date.UTC(2027, 0, 15, 11)
