import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const messages = /\/web\/messages\/[a-z-]+\/[a-z]{2}\.json$/

/**
 * Adds the message files that share a chunk to the manifest of the build, which names only the first of a chunk. The
 * server finds the files of a page by them (`server/render/assets.ts`).
 */
export const sharedMessages = (manifest: string): Plugin => ({
  name: 'shared-messages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const asset = bundle[manifest]
      if (asset?.type !== 'asset') return
      const entries = JSON.parse(String(asset.source))
      const byFile = new Map(Object.values(entries).map(entry => [(entry as { file: string }).file, entry]))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds.filter(one => messages.test(one)))
          entries[relative(root, id)] ??= byFile.get(chunk.fileName)
      }
      asset.source = JSON.stringify(entries, undefined, 2)
    },
  },
})
