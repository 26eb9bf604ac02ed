import { formatDay } from '#domain/calendar/formats'
import type { TemplateProps } from '#web/lib/page-data'
import { useLanguage, useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Button } from '#web/ui/button'
import { PageHeader } from '#web/ui/page-header'
import { SectionedText, TableOfContents } from '#web/ui/table-of-contents'
import styles from './conditions.module.css'

/** Printable conditions with contents, an anchor per section, and the date from which they apply. */
export default function Conditions({ page }: TemplateProps<'conditions'>) {
  const t = useT()
  const language = useLanguage()
  const { opening, sections, validFrom } = page
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        {validFrom && (
          <p className={styles.valid}>
            <time dateTime={validFrom}>{t('conditions_valid', { day: formatDay(validFrom, language) })}</time>
          </p>
        )}
        <Button variant="secondary" className={styles.print} onClick={() => print()}>
          {t('conditions_print')}
        </Button>
      </PageHeader>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={t('conditions_contents')}>
          <h2 className={styles.heading}>{t('conditions_contents')}</h2>
          <TableOfContents sections={sections} />
        </nav>
        <div className={styles.text}>
          <SectionedText opening={opening} sections={sections} />
        </div>
      </div>
    </article>
  )
}
