import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import type { PagePart } from '#contract/pages/parts'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ContentHtml } from '#web/ui/content-html'
import { PageHead } from '#web/ui/page-head'
import styles from './company.module.css'
import { isOpening } from './kinds'

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
      <PageHead page={page}>
        {page.parts.filter(isOpening).map(({ id, html }) => (
          <ContentHtml key={id} html={html} className={styles.opening} />
        ))}
        {ways && <div className={styles.ways}>{ways}</div>}
      </PageHead>
      {children}
    </article>
  )
}
