import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { parseQuiz, quizOrder } from '#domain/content/quiz'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { Question } from './question'
import styles from './quiz.module.css'
import { QuizResult } from './quiz-result'

/**
 * The villa matchmaker. Answers live in the URL fragment: reload and Back keep them, and the server receives them
 * only when the villas are fetched. `title` shows from the start, `opening` before the first question.
 */
export function Quiz({ title, opening }: { title: ReactNode; opening: ReactNode }) {
  const t = useT()
  const alive = useHydrated()
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(hash)

  // Focus announces each step to screen readers, but not the first, where the page itself is read.
  useEffect(() => {
    if (shown.current !== hash) place.current?.querySelector<HTMLElement>('h1')?.focus()
    shown.current = hash
  }, [hash])

  if (!alive) return <Loading title={title} />
  const { answers, asked } = parseQuiz(hash.slice(1))
  const question = quizOrder[asked]
  return (
    <div ref={place}>
      {hash.length < 2 ? (
        <>
          {title}
          {opening}
          <p className={styles.actions}>
            <ButtonLink to="#begin">{t('quiz_begin')}</ButtonLink>
          </p>
        </>
      ) : question ? (
        <Question question={question} answers={answers} asked={asked} />
      ) : (
        <QuizResult answers={answers} />
      )}
    </div>
  )
}

/** Placeholder while the quiz loads; without JavaScript, links elsewhere. */
function Loading({ title }: { title: ReactNode }) {
  const t = useT()
  return (
    <>
      {title}
      <noscript>
        <p>
          {t('quiz_noscript')} <InternalLink to="/results">{t('quiz_noscript_link')}</InternalLink>
        </p>
      </noscript>
      <p className={styles.loading} role="status">
        <span className={styles.shutters} aria-hidden="true" />
        {t('quiz_loading')}
      </p>
    </>
  )
}
