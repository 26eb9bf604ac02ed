import { layoutOf } from '#domain/content/public-templates'
import { isIntroSection, PageSections } from '#web/features/company/public'
import { HeroPage } from '#web/features/hero-page/public'
import type { TemplateProps } from '#web/lib/page-data'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ContentHtml } from '#web/ui/content-html'
import styles from './builder.module.css'

/** A page composed of editors' modules, with a picture beneath the navigation; campaigns have a dark background. */
export default function Builder({ page }: TemplateProps<'builder'>) {
  return (
    <article className={styles.page} data-dark={layoutOf(page).dark || undefined}>
      <HeroPage page={page} />
      <div className={styles.body}>
        <Breadcrumb steps={page.breadcrumb} />
        {page.parts.filter(isIntroSection).map(({ id, html }) => (
          <ContentHtml key={id} html={html} className={styles.opening} />
        ))}
        <PageSections parts={page.parts} />
      </div>
    </article>
  )
}
