import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/language'
import { loadWords, useLanguage, type Part as Words } from '#web/messages'
import { useHydrated } from './hydration'
import { Part } from './part'
import { retried } from './retried'

/** A part of a page that the server renders with it, and whose code comes when it nears the eye. */
export interface LatePart<Props> {
  (props: Props): ReactNode
  /** Brings its code and its words; without, it waits for them. */
  load: (language: Language) => Promise<void>
}

interface Options {
  /** The parts of the messages that it shows beside those of the page. */
  words: readonly Words[]
}

/** So far below the screen it is near. */
const near = '600px'

/** A promise, and what keeps it. */
function waiting() {
  let tell = () => {}
  const whenNear = new Promise<void>(resolve => {
    tell = resolve
  })
  return { whenNear, tell }
}

/** A part on its way: its content, once that and its words are there, and what brings both. */
interface Coming {
  contentIn: (language: Language) => ComponentType<object> | undefined
  bring: (language: Language) => Promise<void>
}

/**
 * Makes a part of a page late: the document has it whole, and what makes it alive has no share in what the page asks
 * for first. Until then it is as the server wrote it. Its props must stay the same ones, and no context above it may
 * change while one looks: React would have to bring its code at once, to learn what has changed (ADR-0016).
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { words }: Options,
): LatePart<Props> {
  let loaded: ComponentType<object> | undefined
  const ready = new Set<Language>()
  const asked = new Map<Language, Promise<void>>()
  const ask = async (language: Language) => {
    const [{ default: Content }] = await Promise.all([retried(load), loadWords(language, words)])
    loaded = Content as ComponentType<object>
    ready.add(language)
  }
  const bring = (language: Language): Promise<void> => {
    const asking = asked.get(language) ?? ask(language)
    asked.set(language, asking)
    // Whoever waits for it is told; the next may ask again.
    asking.catch(() => asked.delete(language))
    return asking
  }
  const coming: Coming = { bring, contentIn: language => (ready.has(language) ? loaded : undefined) }
  // biome-ignore lint/correctness/noComponentHookFactories: parts are made once, where modules begin.
  const Piece = (props: Props) => <Late {...props} coming={coming} />
  return Object.assign(Piece, { load: bring })
}

const Late = memo(function Late({ coming, ...given }: { coming: Coming }) {
  const language = useLanguage()
  const room = useRef<HTMLDivElement>(null)
  const [{ whenNear, tell }] = useState(waiting)
  useEffect(() => {
    const element = room.current
    if (!element || coming.contentIn(language)) return tell()
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        // Where it does not come, what the server wrote stays.
        coming.bring(language).then(tell, () => {})
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [coming, language, tell])
  return (
    <div ref={room}>
      <Part>
        <Suspense fallback={null}>
          <Content coming={coming} whenNear={whenNear} given={given} />
        </Suspense>
      </Part>
    </div>
  )
})

interface ContentProps {
  coming: Coming
  whenNear: Promise<void>
  given: object
}

function Content({ coming, whenNear, given }: ContentProps) {
  const language = useLanguage()
  const alive = useHydrated()
  const Loaded = coming.contentIn(language)
  if (Loaded) return <Loaded {...given} />
  // A part that no document brought is wanted at once.
  use(alive ? coming.bring(language) : whenNear)
  return null
}
