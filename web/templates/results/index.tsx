import { PageModules } from '#web/features/page-modules/public'
import { ResultsView } from '#web/features/results/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import styles from './results.module.css'

/** Templates 5 and 42, and collections: villas of a search. Without a search, what the page's modules list. */
export default function Results({ page }: TemplateProps) {
  if (page.results) return <ResultsView page={page} results={page.results} />
  return (
    <article className={styles.overview}>
      <Breadcrumb steps={page.breadcrumb} />
      <h1 className={styles.title}>{page.heading1}</h1>
      {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
      <PageModules modules={page.modules} />
    </article>
  )
}
