import { PageModules } from '#web/features/page-modules/public'
import { Quiz } from '#web/features/quiz/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './quiz.module.css'

/** The villa matchmaker: without navigation and footer, but with a link out. */
export default function QuizPage({ page: { heading1, heading2, picture, modules } }: TemplateProps<'quiz'>) {
  const t = useT()
  const { company } = useSite()
  return (
    <div className={styles.page}>
      {picture && <Picture picture={picture} sizes="34vw" first decorative className={styles.picture} />}
      <div className={styles.column}>
        <nav className={styles.way} aria-label={company.name}>
          <InternalLink to="/" className={styles.logo}>
            {company.name}
          </InternalLink>
          <InternalLink to="/" className={styles.leave}>
            {t('quiz_leave')}
          </InternalLink>
        </nav>
        <Quiz
          title={
            <>
              <h1 className={styles.title} tabIndex={-1}>
                {heading1}
              </h1>
              {heading2 && <p className={styles.lead}>{heading2}</p>}
            </>
          }
          opening={<PageModules modules={modules} />}
        />
      </div>
    </div>
  )
}
