import { templateOf } from '#domain/templates'
import { isOpening, Parts } from '#web/features/company/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ContentHtml } from '#web/ui/content-html'
import { Picture } from '#web/ui/picture'
import styles from './builder.module.css'

/** A page that editors put together of parts, its picture beneath the navigation; a campaign stands on a dark ground. */
export default function Builder({ page }: TemplateProps<'builder'>) {
  return (
    <article className={styles.page} data-dark={templateOf(page.templateId).dark || undefined}>
      <header className={styles.hero}>
        {page.picture && <Picture picture={page.picture} sizes="max(100vw, 116vh)" first className={styles.picture} />}
        <div className={styles.words}>
          <h1 className={styles.title}>{page.heading1}</h1>
          {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
        </div>
      </header>
      <div className={styles.body}>
        <Breadcrumb steps={page.breadcrumb} />
        {page.parts.filter(isOpening).map(({ id, html }) => (
          <ContentHtml key={id} html={html} className={styles.opening} />
        ))}
        <Parts parts={page.parts} />
      </div>
    </article>
  )
}
