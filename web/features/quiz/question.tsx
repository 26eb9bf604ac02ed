import { formatMoney } from '#domain/calendar/formats'
import { formatQuiz, type QuizAnswers, type QuizQuestion, quizOrder, quizQuestions } from '#domain/content/quiz'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { ChevronLeftIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './quiz.module.css'

interface QuestionProps {
  question: QuizQuestion
  answers: QuizAnswers
  /** Number of previous questions. */
  asked: number
}

/** A question whose answers link to the next step. */
export function Question({ question, answers, asked }: QuestionProps) {
  const t = useT()
  const wordsOf = useAnswerWords(question)
  const number = asked + 1
  const to = (answer: string | undefined) => `#${formatQuiz({ ...answers, [question]: answer }, number)}`
  return (
    <>
      <label className={styles.progress}>
        {t('quiz_progress', { number, count: quizOrder.length })}
        <progress max={quizOrder.length} value={number} />
      </label>
      <h1 className={styles.question} tabIndex={-1}>
        {t(`quiz_q_${question}` as MessageKey)}
      </h1>
      <ul className={styles.answers}>
        {quizQuestions[question].map(answer => (
          <li key={answer}>
            <InternalLink to={to(answer)} className={styles.answer}>
              {wordsOf(answer)}
            </InternalLink>
          </li>
        ))}
        <li>
          <InternalLink to={to(undefined)} className={styles.answer}>
            {t('quiz_answer_open')}
          </InternalLink>
        </li>
      </ul>
      <p>
        <InternalLink to={asked > 0 ? `#${formatQuiz(answers, asked - 1) || 'begin'}` : '#'} className={styles.back}>
          <ChevronLeftIcon />
          {t('quiz_back')}
        </InternalLink>
      </p>
    </>
  )
}

/** Labels of a question's answers. */
function useAnswerWords(question: QuizQuestion): (answer: string) => string {
  const t = useT()
  const language = useLanguage()
  if (question === 'guests') return count => t('quiz_answer_guests', { count })
  if (question === 'budget')
    return price => t('quiz_answer_budget', { price: formatMoney(Number(price), 'EUR', language) })
  return answer => t(`quiz_answer_${question}_${answer}` as MessageKey)
}
