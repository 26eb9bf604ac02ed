import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import type { PagePart } from '#contract/pages/parts'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ContentHtml } from '#web/ui/content-html'
import { PageHeader } from '#web/ui/page-header'
import styles from './company.module.css'
import { isIntroSection } from './page-sections'

interface CompanyPageProps {
  page: PageReply & { parts: PagePart[] }
  /** Calls to action beneath the headings. */
  ways?: ReactNode
  children: ReactNode
}

/** A page about the company: its opening in the head, then its parts. */
export function CompanyPage({ page, ways, children }: CompanyPageProps) {
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        {page.parts.filter(isIntroSection).map(({ id, html }) => (
          <ContentHtml key={id} html={html} className={styles.opening} />
        ))}
        {ways && <div className={styles.actions}>{ways}</div>}
      </PageHeader>
      {children}
    </article>
  )
}
