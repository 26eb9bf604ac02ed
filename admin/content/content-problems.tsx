import styles from '#admin/ui/admin.module.css'
import list from '#admin/ui/list.module.css'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { useT } from '#web/messages'
import { partName } from './content-texts'

/** The faults of the record on the site. */
export function ContentProblems({ details: { problems, isOrphan } }: { details: OfficeContentDetails }) {
  const t = useT()
  if (problems.length === 0 && !isOrphan) return null
  return (
    <section className={styles.part} aria-labelledby="problems">
      <h2 id="problems">{t('content_problems')}</h2>
      <ul>
        {isOrphan && <li className={list.overdue}>{t('content_problem_orphan')}</li>}
        {problems.map(({ part, code, detail }) => (
          <li key={`${part} ${code} ${detail}`} className={list.overdue}>
            {code === 'broken-link'
              ? t('content_problem_link', { part: partName(t, part), target: detail })
              : t('content_problem_alt', { id: detail })}
          </li>
        ))}
      </ul>
    </section>
  )
}
