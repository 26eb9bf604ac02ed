import type { ReactNode } from 'react'
import type { PageReply } from '#contract/pages'
import { PageModules } from '#web/features/page-modules/public'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { classes } from '#web/ui/classes'
import { PageHead } from '#web/ui/page-head'
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
