import { Questions } from '#web/features/questions/public'
import { useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { ContentHtml } from '#web/ui/content-html'
import { InternalLink } from '#web/ui/internal-link'
import { PageHead } from '#web/ui/page-head'
import styles from './questions-page.module.css'

/** Questions and answers, and a contact for others. */
export default function QuestionsPage({ page }: TemplateProps<'questions'>) {
  const t = useT()
  const { groups, opening } = page
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHead page={page}>
        {opening && <ContentHtml html={opening} />}
        <nav className={styles.subjects} aria-label={t('questions_subjects')}>
          {groups.map(({ id, heading }) => (
            <InternalLink key={id} to={`#${id}`}>
              {heading}
            </InternalLink>
          ))}
        </nav>
      </PageHead>
      <Questions groups={groups} />
      <aside className={styles.ask}>
        <p>{t('questions_ask_text')}</p>
        <ButtonLink to="/contact" look="secondary">
          {t('questions_ask')}
        </ButtonLink>
      </aside>
    </article>
  )
}
