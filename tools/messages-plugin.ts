import { readFile } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
// @ts-expect-error the package has no types for its own module
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'

/** Compiles the message files into functions, one module a language, so that no parser reaches the browser. */
export function messages(): Plugin {
  const file = /\/web\/messages\/([a-z]{2})\.json$/
  return {
    name: 'messages',
    enforce: 'pre',
    async load(id) {
      const match = file.exec(id)
      if (!match?.[1]) return null
      this.addWatchFile(id)
      const texts = JSON.parse(await readFile(id, 'utf8')) as Record<string, string>
      return { code: compileModule(new MessageFormat(match[1]), texts), moduleType: 'js', map: null }
    },
  }
}
