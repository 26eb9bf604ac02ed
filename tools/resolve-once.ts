import { type ResolveFnOutput, registerHooks } from 'node:module'

/*
 * Node reads a package's list of exports anew for each of its files and for each who imports it. That of drizzle-orm has
 * 179 kB, and a site would spend a fifth of its start on it: so its files are found beside each other, and its names once.
 */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (/^\..*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    // `require` would find another form of it.
    if (!/^drizzle-orm(\/|$)/.test(specifier) || !context.conditions.includes('import')) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const first = next(specifier, context)
    found.set(specifier, first)
    return first
  },
})
