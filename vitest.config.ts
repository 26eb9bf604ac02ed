import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumArguments, findChromiumShell } from './testing/chromium.ts'
import { examplePictures } from './testing/example-pictures.ts'

const setupFiles = ['testing/site/console-trap.ts', 'testing/generated/examples.ts']

/** Files side by side, half as many again as there are cores: what a test waits for, another's work fills. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** A worker keeps what it has read for the next file: tests hand in what they need, and replace no module. */
const isolate = false

/** Tests make much that is soon rubbish: with more room for it, collecting it takes a third of the time. */
const execArgv = ['--max-semi-space-size=64']

/** One component each, in Chromium. */
const componentTests = '{admin,web}/**/*.component.test.tsx'

/** Polling lasts as long as a busy machine may take; a test that is sure of the result need not poll. */
export const expect = { poll: { timeout: 45_000, interval: 20 } }

/** On a busy machine a browser may be late. A test that succeeds the second time only is named at the end. */
const retry = process.env.CI ? 1 : 0

/** Journeys of a plain run; a soak run, and a run of named files, has all. */
const journeys = process.env.JOURNEYS === 'critical' ? 'e2e/critical/*.test.ts' : 'e2e/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{admin,bank,domain,contract,content,documents,tools,bench,web}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, componentTests],
          setupFiles,
          testTimeout: 60_000,
          maxWorkers,
          execArgv,
          isolate,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [examplePictures()],
        cacheDir: '.cache/components',
        // Named at once: a package found later would reload the page in the middle of a test.
        optimizeDeps: {
          entries: [componentTests, 'web/testing/*.{ts,tsx}'],
          // Imported by compiled messages.
          include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
        },
        test: {
          name: 'components',
          include: [componentTests],
          globalSetup: 'testing/chromium.ts',
          setupFiles: ['testing/site/console-trap.ts', 'web/testing/set-up.ts'],
          testTimeout: 30_000,
          retry,
          // After the other projects: a browser for each core, and nothing beside them.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          isolate,
          // Shorter than the timeout of a test, so that a failure names its line.
          expect: { poll: { ...expect.poll, timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromiumShell() ?? 'chromium', args: chromiumArguments },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
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
          execArgv,
          isolate,
          expect,
        },
      },
      {
        test: {
          name: 'journeys',
          include: [journeys],
          globalSetup: 'e2e/site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          maxWorkers,
          isolate,
          expect,
        },
      },
    ],
  },
})
