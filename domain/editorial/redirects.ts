import { plainPathOf } from '#domain/content/routing'

/** A redirect of the site: a former path, and where it leads. */
export interface Redirect {
  id: number
  path: string
  to: string
}

/** The changes of redirects after a page has moved. */
export interface RedirectChanges {
  /** Redirects that led to the former path: they lead to the new one. */
  change: readonly { id: number; to: string }[]
  /** The redirect that stood at the new path. */
  remove: readonly number[]
}

const pathOf = (target: string) => target.split(/[?#]/, 1)[0] ?? ''

/**
 * The changes after a page has moved, beside the redirect of its former path: every former path leads to the new one in one step, and none leads to itself.
 */
export function redirectsOfMove(from: string, to: string, redirects: readonly Redirect[]): RedirectChanges {
  const remove = redirects.filter(({ path }) => path === to).map(({ id }) => id)
  const change = redirects
    .filter(redirect => pathOf(redirect.to) === from && redirect.path !== to)
    .map(({ id, to: target }) => ({ id, to: `${to}${target.slice(from.length)}` }))
  return { change, remove }
}

/**
 * The final target of a redirect that staff enter: the end of the chain; undefined where it leads back to itself, in any
 * spelling of its path and in any language.
 */
export function finalTarget(path: string, to: string, redirects: readonly Redirect[]): string | undefined {
  const byPath = new Map(redirects.map(redirect => [redirect.path, redirect.to]))
  const seen = new Set([path])
  let target = to
  for (;;) {
    const at = plainPathOf(target) ?? target
    if (seen.has(at)) return undefined
    const next = byPath.get(at)
    if (next === undefined) return target
    seen.add(at)
    target = next
  }
}
