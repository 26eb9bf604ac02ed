import type { PageModule } from '#contract/pages/modules'
import { useT } from '#web/messages'
import { ContentHtml } from '#web/ui/content-html'
import { CuratedPages } from './curated-pages'
import styles from './page-modules.module.css'
import { SlideShow } from './slide-show'

/** The modules of a page, in order (SPEC A2.3). */
export function PageModules({ modules }: { modules: readonly PageModule[] }) {
  if (modules.length === 0) return null
  return (
    <div className={styles.modules}>
      {modules.map(module => (
        <Module key={module.id} module={module} />
      ))}
    </div>
  )
}

function Module({ module }: { module: PageModule }) {
  const t = useT()
  switch (module.type) {
    case 'Html':
      return <ContentHtml html={module.html} className={styles.text} />
    case 'SlideShow':
      return <SlideShow images={module.images} />
    case 'CuratedPageList':
      return (
        <CuratedPages
          pages={module.pages}
          title={module.about && t(`pages_${module.about}`, { count: module.pages.length })}
        />
      )
  }
}
