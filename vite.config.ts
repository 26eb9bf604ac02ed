import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from './tools/messages-plugin.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messages(), react()],
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
        // One style sheet: it is small, and the first paint waits for every one of them.
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['web/entry-start.ts', 'web/entry-client.tsx'],
          // What several templates share comes in one file, not in thirty.
          output: {
            codeSplitting: { groups: [{ name: 'common', test: /web|domain|node_modules/, minShareCount: 3 }] },
          },
        },
      },
}))
