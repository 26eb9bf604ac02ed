import { defineConfig } from 'vitest/config'

const setupFiles = ['testing/console-trap.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{domain,contract,content,documents,tools,bench,web}/**/*.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,database}/**/*.test.ts'],
          setupFiles,
          globalSetup: 'testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/site.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
