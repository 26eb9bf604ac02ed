/** Rounds of randomised tests: a few in every test run, many in `npm run bench -- faults`. Rounds are independent. */
export const rounds = ({ few, many }: { few: number; many: number }): number => (process.env.MANY_ROUNDS ? many : few)
