import { templateOf } from '#domain/templates'
import { FullPicture } from '#web/features/full-picture/public'
import { PageModules } from '#web/features/page-modules/public'
import { PlaceVillas } from '#web/features/place-villas/public'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import styles from './full-height.module.css'

/** A page whose picture fills the screen beneath the navigation, and below it what there is to read. */
export default function FullHeight({ page }: TemplateProps<'full-height'>) {
  return (
    <article className={styles.page} data-dark={templateOf(page.templateId).dark || undefined}>
      <FullPicture page={page}>
        <PlaceVillas page={page} look="onSea" />
      </FullPicture>
      <div className={styles.body}>
        <Breadcrumb steps={page.breadcrumb} />
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
      </div>
    </article>
  )
}
