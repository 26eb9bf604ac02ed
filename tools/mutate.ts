import { Stryker } from '@stryker-mutator/core'

/**
 * Changes the sources one small step at a time and looks whether a test notices: `npm run mutate` all rules,
 * `npm run mutate -- domain/money.ts server/platform/visitor.ts` some files. What survived is told with its place.
 */
const asked = process.argv.slice(2)
const patterns = asked.length > 0 ? asked : ['domain']
const files = patterns.map(path => (path.endsWith('.ts') ? path : `${path}/**/*.ts`))

/** The folder of a file whose tests are asked: a feature, or a room. */
const roomOf = (path: string) =>
  path
    .replace(/\/?[^/]+\.ts$/, '')
    .split('/')
    .slice(0, path.startsWith('domain') ? 1 : path.startsWith('server/features') ? 3 : 2)
    .join('/')
process.env.MUTATED = [...new Set(patterns.map(roomOf))].join()

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
  // The compiler of TypeScript 7 has no interface for rewriting its configuration, and nothing here needs it.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', '.data', 'bench', 'e2e', 'web/public'],
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
}).runMutationTest()
