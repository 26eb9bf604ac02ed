import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { PageModules } from '#web/features/page-modules/public'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { cx } from '#web/ui/cx'
import { PageHeader } from '#web/ui/page-header'
import styles from './reading-page.module.css'

interface ReadingPageProps {
  page: PageReply
  /** Style of the second heading: an italic standfirst, or an introduction. */
  lead: 'standfirst' | 'introduction'
  /** Content beneath the headings. */
  children?: ReactNode
  /** Content at the end of the text. */
  end?: ReactNode
}

/** An article page: picture beside the title, text in one column. */
export function ReadingPage({ page, lead, children, end }: ReadingPageProps) {
  const { modules, picture } = page
  // Lists at the end take the full width.
  const lists = modules.findLastIndex(module => module.type !== 'CuratedPageList') + 1
  return (
    <article className={cx(styles.page, !picture && styles.plain)}>
      <div className={styles.way}>
        <Breadcrumb steps={page.breadcrumb} />
      </div>
      <PageHeader page={page} lead={lead}>
        {children}
      </PageHeader>
      <div className={styles.body}>
        <PageModules modules={modules.slice(0, lists)} />
        {end}
      </div>
      {lists < modules.length && (
        <div className={styles.lists}>
          <PageModules modules={modules.slice(lists)} />
        </div>
      )}
    </article>
  )
}
