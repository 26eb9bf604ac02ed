import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Language } from '#domain/language'
import { loadWords, WithWords, type Part as Words } from '#web/messages'
import { Part } from './part'
import { retried } from './retried'

/** A component whose code comes when it is first rendered, or brought near before. */
export interface LazyPiece<Props> {
  (props: Props): ReactNode
  /** Loads the code and its words in a language; then it renders without waiting. */
  load: (language: Language) => Promise<void>
  /** Brings both near, when it is about to be wanted. */
  preload: () => void
}

interface Options<Props> {
  /** The parts of the messages that it shows beside those of the page. */
  words?: readonly Words[]
  /** Keeps its room until it is there. A piece without one opens over the page, and so says that it did not come. */
  Room?: ComponentType<Props>
}

/** A piece of the page in a file of its own. Where that does not come, the piece says so in place and offers another try. */
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
      // Whoever renders it is told.
    })
  }
  // biome-ignore-start lint/correctness/noComponentHookFactories: pieces are made once, where modules begin.
  function Late(props: Props) {
    // Code and words are asked for together; what was brought near is there at once.
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
  // biome-ignore-end lint/correctness/noComponentHookFactories: pieces are made once, where modules begin.
  return Object.assign(Piece, { load: loadBoth, preload })
}
