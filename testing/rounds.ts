/**
 * How often chance is tried: a few times in every run of the tests, many times where `npm run bench -- faults` asks for
 * it. Each round is another throw, and none is told otherwise than the rest.
 */
export const rounds = ({ few, many }: { few: number; many: number }): number => (process.env.MANY_ROUNDS ? many : few)
