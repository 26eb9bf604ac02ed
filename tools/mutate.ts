import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/**
 * Mutation tests: `npm run mutate` for all domain rules, `npm run mutate -- domain/pricing/money.ts server/platform/auth/visitor.ts`
 * for some files, `npm run mutate -- --one-in 10 server/platform` for a tenth of the mutants. Reports each surviving
 * mutant with its location.
 */
const { values, positionals } = parseArgs({ options: { 'one-in': { type: 'string' } }, allowPositionals: true })
const oneIn = values['one-in']
if (oneIn && !/^[1-9]\d*$/.test(oneIn))
  throw new Error('--one-in takes a whole number: one of so many mutants is tested')
const patterns = positionals.length > 0 ? positionals : ['domain']
const files = patterns.map(path => (path.endsWith('.ts') ? path : `${path}/**/*.ts`))

/** The folder whose tests run for a file: a feature, or a layer. */
const roomOf = (path: string) =>
  path
    .replace(/\/?[^/]+\.ts$/, '')
    .split('/')
    .slice(0, path.startsWith('domain') ? 1 : path.startsWith('server/features') ? 3 : 2)
    .join('/')
process.env.MUTATED = [...new Set(patterns.map(roomOf))].join()
if (oneIn) process.env.ONE_IN = oneIn

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [...files, '!**/*.test.ts'],
  // Each mutant runs only the tests that cover it; domain rules run all of them for code that executes at load time.
  coverageAnalysis: 'perTest',
  // Static mutants would cost a full run with a new worker each.
  ignoreStatic: process.env.MUTATED !== 'domain',
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 20_000,
  // Server tests wait for the database, so more workers than cores are useful.
  concurrency: Math.ceil(availableParallelism() * 1.5),
  ...(oneIn && { plugins: ['@stryker-mutator/*', './tools/sampled-mutants.ts'], checkers: ['drawn'] }),
  // TypeScript 7 has no API for rewriting its configuration, which is not needed here.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', '.data', 'bench', 'e2e', 'web/public'],
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
}).runMutationTest()
