import { test } from 'vitest'

/** Whether this is a soak run (`npm run test:soak`): many rounds of chance, every combination, both widths. */
export const isSoak = process.env.SOAK === '1'

/** Rounds of a randomised test: a few in every test run, many in a soak run. Rounds are independent. */
export const rounds = ({ few, many }: { few: number; many: number }): number => (isSoak ? many : few)

/** Cases of a test that has many similar ones: the first `few` in every test run, all in a soak run. */
export const cases = <Case>(all: readonly Case[], few: number): Case[] => all.slice(0, isSoak ? all.length : few)

/** A test for soak runs only: one that starts whole sites for a rare event. */
export const soakTest = test.runIf(isSoak)
