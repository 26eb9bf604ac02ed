import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Language } from '#domain/language'
import { loadWords, WithWords, type Part as Words } from '#web/messages'
import { Part } from './part'
import { retried } from './retried'

/** A component whose code loads on first render, or earlier by prefetch. */
export interface LazyPiece<Props> {
  (props: Props): ReactNode
  /** Loads the code and its messages in a language; afterwards it renders synchronously. */
  load: (language: Language) => Promise<void>
  /** Prefetches both, when they are likely to be needed. */
  preload: () => void
}

interface Options<Props> {
  /** Its message namespaces, beside those of the page. */
  words?: readonly Words[]
  /** Placeholder while loading. A component without one opens over the page, and shows a load error itself. */
  Room?: ComponentType<Props>
}

/** A lazy-loaded component. If loading fails, it shows an error in place and offers a retry. */
export function lazyRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { words = [], Room }: Options<Props> = {},
): LazyPiece<Props> {
  let loaded: ComponentType<Props> | undefined
  const bring = () =>
    retried(load).then(module => {
      loaded = module.default
      return module
    })
  const loadBoth = async (language: Language) => {
    await Promise.all([loaded ? undefined : bring(), loadWords(language, words)])
  }
  const preload = () => {
    loadBoth(document.documentElement.lang as Language).catch(() => {
      // Rendering it throws the error.
    })
  }
  // biome-ignore-start lint/correctness/noComponentHookFactories: components are created once, at module level.
  function Late(props: Props) {
    // Loads code and messages together; prefetched ones render immediately.
    const [Content] = useState(() => {
      if (loaded) return loaded
      preload()
      return lazy(bring) as unknown as ComponentType<Props>
    })
    return (
      <Suspense fallback={Room && <Room {...props} />}>
        <WithWords parts={words}>
          <Content {...props} />
        </WithWords>
      </Suspense>
    )
  }
  function Piece(props: Props) {
    return (
      <Part over={!Room}>
        <Late {...props} />
      </Part>
    )
  }
  // biome-ignore-end lint/correctness/noComponentHookFactories: components are created once, at module level.
  return Object.assign(Piece, { load: loadBoth, preload })
}
