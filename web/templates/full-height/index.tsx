import { templateOf } from '#domain/templates'
import { PageModules } from '#web/features/page-modules/public'
import { PlaceVillas } from '#web/features/place-villas/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Picture } from '#web/ui/picture'
import styles from './full-height.module.css'

/** A page whose picture fills the screen beneath the navigation, and below it what there is to read. */
export default function FullHeight({ page }: TemplateProps<'full-height'>) {
  return (
    <article className={styles.page} data-dark={templateOf(page.templateId).dark || undefined}>
      <header className={styles.hero}>
        {page.picture && <Picture picture={page.picture} sizes="max(100vw, 116vh)" first className={styles.picture} />}
        <div className={styles.words}>
          <h1 className={styles.title}>{page.heading1}</h1>
          {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
          <PlaceVillas page={page} look="onSea" />
        </div>
      </header>
      <div className={styles.body}>
        <Breadcrumb steps={page.breadcrumb} />
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
      </div>
    </article>
  )
}
