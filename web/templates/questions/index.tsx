import { Questions } from '#web/features/questions/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { ContentHtml } from '#web/ui/content-html'
import { InternalLink } from '#web/ui/internal-link'
import { PageHeader } from '#web/ui/page-header'
import styles from './questions-page.module.css'

/** Questions and answers, and a contact for others. */
export default function QuestionsPage({ page }: TemplateProps<'questions'>) {
  const t = useT()
  const { groups, opening } = page
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        {opening && <ContentHtml html={opening} />}
        <nav className={styles.subjects} aria-label={t('questions_subjects')}>
          {groups.map(({ id, heading }) => (
            <InternalLink key={id} to={`#${id}`}>
              {heading}
            </InternalLink>
          ))}
        </nav>
      </PageHeader>
      <Questions groups={groups} />
      <aside className={styles.ask}>
        <p>{t('questions_ask_text')}</p>
        <ButtonLink to="/contact" variant="secondary">
          {t('questions_ask')}
        </ButtonLink>
      </aside>
    </article>
  )
}
