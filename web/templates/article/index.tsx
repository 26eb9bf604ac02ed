import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { classes } from '#web/ui/classes'
import { Picture } from '#web/ui/picture'
import styles from './article.module.css'

/** A page to read: its picture beside the title, the text in one column. Also what templates without a folder show. */
export default function Article({ page }: TemplateProps) {
  return (
    <article className={classes(styles.article, !page.picture && styles.plain)}>
      <div className={styles.way}>
        <Breadcrumb steps={page.breadcrumb} />
      </div>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{page.heading1}</h1>
          {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
        </div>
        {page.picture && (
          <Picture
            picture={page.picture}
            sizes="(min-width: 1024px) 46vw, 92vw"
            ratio="3 / 2"
            first
            className={styles.picture}
          />
        )}
      </header>
      <div className={styles.body}>
        <PageModules modules={page.modules} />
      </div>
    </article>
  )
}
