import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './tools/messages-plugin.ts'
import { slimRouter } from './tools/router-plugin.ts'

/**
 * What comes in one file instead of many small ones: what every page needs, the pieces that most pages show, what any
 * stay is said by, how one is chosen, and what searches share. A group is named by modules of public pages and holds
 * what those import. All else comes in files of exactly those who need it: what is shared by private pages alone
 * reaches no public one (decision 0026).
 */
const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], priority: 5 },
  {
    name: 'ui',
    test: /\/(domain\/formats\.ts|web\/ui\/(breadcrumb|card-link|content-html|counter|dialog|disclosure|emphasis|field|picture|skeleton)\.tsx)$/,
    priority: 4,
  },
  { name: 'stay', test: /\/(domain\/(guests|stay)|web\/features\/calendar\/(calendar-days|lazy))\.ts$/, priority: 3 },
  {
    name: 'choice',
    test: /\/(domain\/(calendar|date-selection)|web\/features\/calendar\/reason-text)\.ts$/,
    priority: 2,
  },
  {
    name: 'search',
    test: /\/web\/features\/filters\/(filter-cookies|filter-panel|lazy|panel-foot|search-values)\.tsx?$/,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messages(), slimRouter(), react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  resolve: { alias: { '#web': fileURLToPath(new URL('web', import.meta.url)) } },
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'web/entry-server.tsx', target: 'node22' }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: ['web/entry-start.ts', 'web/entry-client.tsx'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}))
