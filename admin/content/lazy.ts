import { createElement } from 'react'
import { lazyComponent } from '#web/ui/lazy-component'
import { QueryFallback } from '#web/ui/query-boundary'

const Fallback = () => createElement(QueryFallback, { failed: false, again: () => undefined })
const namespaces = ['admin', 'account', 'content-editor'] as const

export const ContentList = lazyComponent(async () => ({ default: (await import('./content-list')).ContentList }), {
  namespaces,
  Fallback,
})

/** The editor with its rich text loads with its page only. */
export const ContentEditor = lazyComponent(
  async () => ({ default: (await import('./content-editor')).ContentEditor }),
  {
    namespaces,
    Fallback,
  },
)

export const Releases = lazyComponent(async () => ({ default: (await import('./publication/releases')).Releases }), {
  namespaces,
  Fallback,
})
