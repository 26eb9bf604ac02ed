import type { linkedPage } from '#contract/pages'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './curated-pages.module.css'

/** Pages that belong together, chosen by hand. */
export function CuratedPages({ pages }: { pages: readonly (typeof linkedPage)['_output'][] }) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ id, name, path, picture }) => (
        <li key={id} className={styles.page}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 90vw"
              ratio="3 / 2"
              widest={1000}
              decorative
            />
          )}
          <InternalLink to={path} className={styles.link}>
            {name}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
}
