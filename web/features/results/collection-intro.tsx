import type { PageReply } from '#contract/pages'
import type { List } from '#contract/villas/lists'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Picture } from '#web/ui/picture'
import styles from './collection-intro.module.css'

/** Introduction of a collection, above its villas. */
export function CollectionIntro({ page, list }: { page: PageReply; list: List }) {
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        <Breadcrumb steps={page.breadcrumb} />
        <h1 className={styles.title}>{page.kind === 'collection' ? page.heading1 : list.name}</h1>
        {list.introduction && <p className={styles.text}>{list.introduction}</p>}
      </div>
      <Picture
        picture={list.picture}
        sizes="(min-width: 1024px) 42vw, 100vw"
        ratio="16 / 9"
        first
        className={styles.picture}
      />
    </header>
  )
}
