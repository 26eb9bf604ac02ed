import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Language } from '#domain/text/language'
import { loadMessages, RequireMessages, type MessageNamespace as Words } from '#web/messages'
import { withRetryAndTimeout } from '../lib/with-retry'
import { SectionErrorBoundary } from './section-error-boundary'

/** A component whose code loads on first render, or earlier by prefetch. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Loads the code and its messages in a language; afterwards it renders synchronously. */
  load: (language: Language) => Promise<void>
  /** Prefetches both, when they are likely to be needed. */
  preload: () => void
}

interface LazyOptions<Props> {
  /** Its message namespaces, beside those of the page. */
  namespaces?: readonly Words[]
  /** Placeholder while loading. A component without one opens over the page, and shows a load error itself. */
  Fallback?: ComponentType<Props>
}

/** A lazy-loaded component. If loading fails, it shows an error in place and offers a retry. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { namespaces: words = [], Fallback: Room }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const importWithRetry = () =>
    withRetryAndTimeout(load).then(module => {
      loaded = module.default
      return module
    })
  const loadBoth = async (language: Language) => {
    await Promise.all([loaded ? undefined : importWithRetry(), loadMessages(language, words)])
  }
  const preload = () => {
    loadBoth(document.documentElement.lang as Language).catch(() => {
      // Rendering it throws the error.
    })
  }
  // biome-ignore-start lint/correctness/noComponentHookFactories: components are created once, at module level.
  function LazyContent(props: Props) {
    // Loads code and messages together; prefetched ones render immediately.
    const [Content] = useState(() => {
      if (loaded) return loaded
      preload()
      return lazy(importWithRetry) as unknown as ComponentType<Props>
    })
    return (
      <Suspense fallback={Room && <Room {...props} />}>
        <RequireMessages parts={words}>
          <Content {...props} />
        </RequireMessages>
      </Suspense>
    )
  }
  function LazyBoundary(props: Props) {
    return (
      <SectionErrorBoundary overlay={!Room}>
        <LazyContent {...props} />
      </SectionErrorBoundary>
    )
  }
  // biome-ignore-end lint/correctness/noComponentHookFactories: components are created once, at module level.
  return Object.assign(LazyBoundary, { load: loadBoth, preload })
}
