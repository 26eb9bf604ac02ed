import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { shortClassName } from './tools/build/class-names.ts'
import { cutFonts } from './tools/build/fonts-plugin.ts'
import { sharedMessages } from './tools/build/manifest-plugin.ts'
import { messages } from './tools/build/messages-plugin.ts'
import { slimRouter } from './tools/build/router-plugin.ts'

/** The files of messages, named after their languages. */
const words = /^assets\/[a-z]{2}-[^/]+\.js$/
/** No more letters than tell files apart: the first script names all of them. */
const hashLength = 7
/** Enough of a name to recognise the file. */
const nameLength = 8

/** Modules that bring pieces and load late themselves: the template of the client area, and lists of pieces (`lazy.ts`). */
const bringsPieces = new RegExp(`^assets/(own|lazy)-[\\w-]{${hashLength}}\\.js$`)

/** Entries of the builds beside that of the site. */
const inputs: Readonly<Record<string, string>> = { admin: 'admin/entry.tsx', gallery: 'web/app/entry-gallery.tsx' }

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    messages({ only: mode === 'admin' ? ['map'] : [] }),
    cutFonts(),
    slimRouter(),
    react(),
    sharedMessages('manifest.json'),
  ],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  css: { modules: { ...(command === 'build' && { generateScopedName: shortClassName }) } },
  resolve: {
    alias: {
      '#admin': fileURLToPath(new URL('admin', import.meta.url)),
      '#web': fileURLToPath(new URL('web', import.meta.url)),
      // Its main file is CommonJS, and the runtime for that would be one more file on every page.
      'tesseract.js': 'tesseract.js/dist/tesseract.esm.min.js',
    },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'web/app/entry-server.tsx', target: 'node22' }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // Every page would carry the names of what each late piece needs. Style sheets are named, since nothing else
        // brings them; words need none, and modules ask for one another. What comes late itself names all that its
        // pieces need: a page of the client area is one, and would else be three answers away.
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) =>
            words.test(file) ? [] : needed.filter(name => name.endsWith('.css') || bringsPieces.test(hostId)),
        },
        target: 'baseline-widely-available',
        rolldownOptions: {
          // Gallery and back office are built by themselves: what they share with pages would split into many files.
          input: inputs[mode] ?? ['web/app/entry-bootstrap.ts', 'web/app/entry-client.tsx'],
          output: {
            chunkFileNames: ({ name }) => `assets/${name.slice(0, nameLength)}-[hash:${hashLength}].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.replace(/\.\w+$/, '').slice(0, nameLength)}-[hash:${hashLength}][extname]`,
            ...(mode !== 'admin' && { codeSplitting: { groups: chunkGroups } }),
          },
        },
      },
}))
