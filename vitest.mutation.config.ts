import { defineConfig } from 'vitest/config'
import type { Vite } from 'vitest/node'

/**
 * Stryker asks for tests by their names joined with spaces; Vitest 5 joins them with ` > ` and would run none
 * (github.com/stryker-mutator/stryker-js/issues/6210). To be deleted when that is mended.
 */
const namesAsStrykerJoinsThem: Vite.Plugin = {
  name: 'names-as-stryker-joins-them',
  configureVitest({ project: { config } }) {
    let pattern: RegExp | undefined
    Object.defineProperty(config, 'testNamePattern', {
      get: () => pattern,
      set: (given?: RegExp) => {
        pattern = given && new RegExp(given.source.replaceAll(' ', '(?: | > )'))
      },
    })
  },
}

const rooms = (process.env.MUTATED ?? 'domain').split(',')

const unit = { include: ['domain/**/*.test.ts'] }
const server = {
  include: [...rooms.map(room => `${room}/**/*.test.ts`), 'server/*.test.ts'],
  // Each of these takes minutes, and comes past almost every line.
  exclude: ['server/{any-body,lines,overload,poisoned-rows,several-processes,shared-caches}.test.ts'],
  globalSetup: 'testing/global-setup.ts',
  hookTimeout: 60_000,
}

/**
 * What `npm run mutate` runs against each mutant: the tests of the rules; or with the database those of the rooms that
 * are changed, and those of the server as a whole.
 */
export default defineConfig({
  plugins: [namesAsStrykerJoinsThem],
  test: {
    ...(rooms.every(room => room === 'domain') ? unit : server),
    setupFiles: ['testing/console-trap.ts'],
    testTimeout: 30_000,
  },
})
