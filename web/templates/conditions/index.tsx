import { formatDay } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Button } from '#web/ui/button'
import { OutlinedText, OutlineLinks } from '#web/ui/outline'
import { PageHead } from '#web/ui/page-head'
import styles from './conditions.module.css'

/** Printable conditions with contents, an anchor per section, and the date from which they apply. */
export default function Conditions({ page }: TemplateProps<'conditions'>) {
  const t = useT()
  const language = useLanguage()
  const { opening, sections, validFrom } = page
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHead page={page}>
        {validFrom && (
          <p className={styles.valid}>
            <time dateTime={validFrom}>{t('conditions_valid', { day: formatDay(validFrom, language) })}</time>
          </p>
        )}
        <Button look="secondary" className={styles.print} onClick={() => print()}>
          {t('conditions_print')}
        </Button>
      </PageHead>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={t('conditions_contents')}>
          <h2 className={styles.heading}>{t('conditions_contents')}</h2>
          <OutlineLinks sections={sections} />
        </nav>
        <div className={styles.text}>
          <OutlinedText opening={opening} sections={sections} />
        </div>
      </div>
    </article>
  )
}
