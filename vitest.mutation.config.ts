import { defineConfig } from 'vitest/config'
import { expect } from './vitest.config.ts'

const rooms = (process.env.MUTATED ?? 'domain').split(',')

const unit = { include: ['domain/**/*.test.ts'] }
const server = {
  include: [...rooms.map(room => `${room}/**/*.test.ts`), 'server/*.test.ts'],
  // Each of these takes minutes, and comes past almost every line.
  exclude: ['server/{any-body,lines,overload,poisoned-rows,several-processes,shared-caches}.test.ts'],
  globalSetup: 'testing/site/global-setup.ts',
  hookTimeout: 60_000,
}

/**
 * What `npm run mutate` runs against each mutant: the tests of the rules; or with the database those of the rooms that
 * are changed, and those of the server as a whole.
 */
export default defineConfig({
  test: {
    ...(rooms.every(room => room === 'domain') ? unit : server),
    setupFiles: ['testing/site/console-trap.ts'],
    testTimeout: 30_000,
    isolate: false,
    expect,
  },
})
