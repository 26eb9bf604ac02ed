import { type ResolveFnOutput, registerHooks } from 'node:module'

/* Node parses a package's export map again for each of its files and importers. That of drizzle-orm has 179 kB,
   which would take a fifth of the site's start: so its files are resolved by path, and its names cached. */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (/^\..*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    // `require` would resolve to its CommonJS form.
    if (!/^drizzle-orm(\/|$)/.test(specifier) || !context.conditions.includes('import')) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const first = next(specifier, context)
    found.set(specifier, first)
    return first
  },
})
