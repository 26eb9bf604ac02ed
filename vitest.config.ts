import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const setupFiles = ['testing/site/console-trap.ts', 'testing/generated/examples.ts']

/** Files side by side, half as many again as there are cores: what a test waits for, another's work fills. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** A worker keeps what it has read for the next file: tests hand in what they need, and replace no module. */
const isolate = false

/** What is polled for is waited for as long as a busy machine may take; whoever is sure of it does not wait. */
export const expect = { poll: { timeout: 45_000, interval: 20 } }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{bank,domain,contract,content,documents,tools,bench,web}/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: 60_000,
          maxWorkers,
          isolate,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,database,testing}/**/*.test.ts'],
          setupFiles,
          globalSetup: 'testing/site/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers,
          isolate,
          expect,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // On a busy machine a browser may be late. What succeeds the second time only is named at the end.
          retry: process.env.CI ? 1 : 0,
          maxWorkers,
          isolate,
          expect,
        },
      },
    ],
  },
})
