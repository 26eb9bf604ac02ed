import type { VillaMatches } from '#contract/villas/matchmaker'
import { formatQuiz, type QuizAnswers, quizOrder } from '#domain/content/quiz'
import { VillaCard } from '#web/features/villa-card/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Emphasis } from '#web/ui/emphasis'
import { InternalLink } from '#web/ui/internal-link'
import { Skeleton } from '#web/ui/skeleton'
import styles from './quiz.module.css'
import { SendResult } from './send-result'

const three = 3

/** The villas that match the answers, and the actions on them. */
export function QuizResult({ answers }: { answers: QuizAnswers }) {
  const t = useT()
  const lang = useLanguage()
  const key = formatQuiz(answers, quizOrder.length)
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`villa matches ${lang} ${key}`, signal =>
    api('GET /core/villamatches', { query: { ...answers, lang } }, { signal }),
  )
  return (
    <>
      <h1 className={styles.question} tabIndex={-1}>
        <Emphasis text={t('quiz_result')} />
      </h1>
      <div aria-live="polite" aria-busy={!data && !failed}>
        {data && <Matches found={data} party={answers.guests ? { people: Number(answers.guests) } : undefined} />}
        {!data && !failed && <Skeleton />}
        {failed && (
          <>
            <p>{t('quiz_result_failed')}</p>
            <Button onClick={again}>{t('quiz_retry')}</Button>
          </>
        )}
      </div>
      {data && data.matches.length > 0 && <SendResult answers={answers} />}
      <p className={styles.actions}>
        {data && <ButtonLink to={data.searchPath}>{t('quiz_search')}</ButtonLink>}
        <InternalLink to="#begin" className={styles.back}>
          {t('quiz_restart')}
        </InternalLink>
      </p>
    </>
  )
}

function Matches({ found: { matches }, party }: { found: VillaMatches; party: { people: number } | undefined }) {
  const t = useT()
  return (
    <>
      {matches.length < three && <p>{t('quiz_result_few', { count: matches.length })}</p>}
      <ol className={styles.matches}>
        {matches.map(({ property, reasons, givenUp }) => (
          <li key={property.id}>
            <VillaCard property={property} party={party} heading="h2" sizes="(min-width: 1024px) 16vw, 92vw" />
            <ul className={styles.reasons} aria-label={t('quiz_why')}>
              {reasons.map(reason => (
                <li key={reason}>{t(`quiz_reason_${reason}` as MessageKey)}</li>
              ))}
              {givenUp.map(name => (
                <li key={name} className={styles.beyond}>
                  {t(`quiz_beyond_${name}` as MessageKey)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
