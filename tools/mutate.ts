import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/**
 * Changes the sources one small step at a time and looks whether a test notices: `npm run mutate` all rules,
 * `npm run mutate -- domain/money.ts server/platform/visitor.ts` some files, `--one-in 10 server/platform` a tenth of
 * the steps. What survived is told with its place.
 */
const { values, positionals } = parseArgs({ options: { 'one-in': { type: 'string' } }, allowPositionals: true })
const oneIn = values['one-in']
if (oneIn && !/^[1-9]\d*$/.test(oneIn)) throw new Error('--one-in takes a whole number: of so many steps one is tried')
const patterns = positionals.length > 0 ? positionals : ['domain']
const files = patterns.map(path => (path.endsWith('.ts') ? path : `${path}/**/*.ts`))

/** The folder of a file whose tests are asked: a feature, or a room. */
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
  // Each mutant meets only the tests that come past it, and for rules all of them where that happens while files are loaded.
  coverageAnalysis: 'perTest',
  // What is changed while files are loaded would cost every test, anew from the start of a worker.
  ignoreStatic: process.env.MUTATED !== 'domain',
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 20_000,
  // Tests of the server wait for its database now and then.
  concurrency: Math.ceil(availableParallelism() * 1.5),
  ...(oneIn && { plugins: ['@stryker-mutator/*', './tools/drawn-mutants.ts'], checkers: ['drawn'] }),
  // The compiler of TypeScript 7 has no interface for rewriting its configuration, and nothing here needs it.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', '.data', 'bench', 'e2e', 'web/public'],
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
}).runMutationTest()
