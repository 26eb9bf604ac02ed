import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/text/language'
import { loadMessages, useLanguage, type MessageNamespace as Words } from '#web/messages'
import { useHydrated } from '../hooks/use-hydrated'
import { useInViewport } from '../hooks/use-in-viewport'
import { usePressAgain } from '../hooks/use-press-again'
import { withRetryAndTimeout } from '../lib/with-retry'
import { SectionErrorBoundary } from './section-error-boundary'

/** A server-rendered section whose code loads when it is near the viewport. */
export interface HydrateOnVisibleComponent<Props> {
  (props: Props): ReactNode
  /** Loads its code and messages; afterwards it renders synchronously. */
  load: (language: Language) => Promise<void>
}

interface Options {
  /** Its message namespaces, beside those of the page. */
  words: readonly Words[]
}

/** Distance below the viewport that counts as near. */
const visibleRootMargin = '600px'

/** A promise with its resolver. */
function deferred() {
  let tell = () => {}
  const whenNear = new Promise<void>(resolve => {
    tell = resolve
  })
  return { whenNear, tell }
}

/** A section that is loading: its content and messages, and their loader. */
interface SectionLoader {
  contentIn: (language: Language) => ComponentType<object> | undefined
  bring: (language: Language) => Promise<void>
}

/**
 * Defers hydration of a server-rendered section until it is near the viewport. Its code and messages are not part of
 * the initial load. Props and context above it must not change before then, or React would need the code immediately
 * (ADR-0016).
 */
export function hydrateOnVisible<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { words }: Options,
): HydrateOnVisibleComponent<Props> {
  let loaded: ComponentType<object> | undefined
  const ready = new Set<Language>()
  const asked = new Map<Language, Promise<void>>()
  const ask = async (language: Language) => {
    const [{ default: SectionContent }] = await Promise.all([withRetryAndTimeout(load), loadMessages(language, words)])
    loaded = SectionContent as ComponentType<object>
    ready.add(language)
  }
  const bring = (language: Language): Promise<void> => {
    const known = asked.get(language)
    if (known) return known
    const asking = ask(language)
    asked.set(language, asking)
    asking.then(
      // By this property React knows that it need not wait.
      () => Object.assign(asking, { status: 'fulfilled', value: undefined }),
      // Callers get the error; the next call retries.
      () => asked.delete(language),
    )
    return asking
  }
  const coming: SectionLoader = { bring, contentIn: language => (ready.has(language) ? loaded : undefined) }
  // biome-ignore lint/correctness/noComponentHookFactories: components are created once, at module level.
  const Piece = (props: Props) => <VisibleGate {...props} coming={coming} />
  return Object.assign(Piece, { load: bring })
}

const VisibleGate = memo(function Late({ coming, ...given }: { coming: SectionLoader }) {
  const language = useLanguage()
  const room = useRef<HTMLDivElement>(null)
  const [{ whenNear, tell }] = useState(deferred)
  const [isLoaded] = useState(() => coming.contentIn(language) !== undefined)
  // Not by state: rendering this again would change what is above the content. Until that has loaded, the server's
  // HTML stays.
  const load = (isInside: boolean) => isInside && coming.bring(language).then(tell, () => {})
  useInViewport(room, load, visibleRootMargin)
  const onHydrated = usePressAgain(room)
  return (
    <div ref={room}>
      <SectionErrorBoundary>
        <Suspense fallback={null}>
          <SectionContent
            coming={coming}
            whenReady={isLoaded ? coming.bring(language) : whenNear}
            onHydrated={onHydrated}
            given={given}
          />
        </Suspense>
      </SectionErrorBoundary>
    </div>
  )
})

interface ContentProps {
  coming: SectionLoader
  /** When a server-rendered section may be hydrated. */
  whenReady: Promise<void>
  onHydrated: () => void
  given: object
}

function SectionContent({ coming, whenReady, onHydrated, given }: ContentProps) {
  const language = useLanguage()
  const alive = useHydrated()
  useEffect(onHydrated, [onHydrated])
  // A section that is not server-rendered loads immediately.
  use(alive ? coming.bring(language) : whenReady)
  const Loaded = coming.contentIn(language)
  return Loaded ? <Loaded {...given} /> : null
}
