import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { PageModules } from '#web/features/page-modules/public'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { classes } from '#web/ui/classes'
import { PageHead } from '#web/ui/page-head'
import styles from './reading-page.module.css'

interface ReadingPageProps {
  page: PageReply
  /** How the second heading is set: a line in italics, or what introduces the text. */
  lead: 'standfirst' | 'introduction'
  /** What stands beneath the headings. */
  children?: ReactNode
  /** What stands at the end of the text. */
  end?: ReactNode
}

/** A page to read: its picture beside the title, the text in one column. */
export function ReadingPage({ page, lead, children, end }: ReadingPageProps) {
  const { modules, picture } = page
  // What is listed at the end has the whole width.
  const lists = modules.findLastIndex(module => module.type !== 'CuratedPageList') + 1
  return (
    <article className={classes(styles.page, !picture && styles.plain)}>
      <div className={styles.way}>
        <Breadcrumb steps={page.breadcrumb} />
      </div>
      <PageHead page={page} lead={lead}>
        {children}
      </PageHead>
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
