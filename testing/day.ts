/** Default date of tests: a Friday, before a whole summer. */
export const testDay = '2027-01-15'

/** Noon of that day. */
export const testNoon: number = Date.UTC(2027, 0, 15, 11)
