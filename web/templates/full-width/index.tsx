import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { Picture } from '#web/ui/picture'
import styles from './full-width.module.css'

/** A full-width page: its picture as a band, its modules stacked. */
export default function FullWidth({ page }: TemplateProps<'full-width'>) {
  return (
    <article>
      {page.picture && <Picture picture={page.picture} sizes="100vw" ratio="21 / 9" first className={styles.band} />}
      <div className={styles.page}>
        <Breadcrumb steps={page.breadcrumb} />
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
        <PageModules modules={page.modules} />
      </div>
    </article>
  )
}
