import type { menuLink } from '#contract/site'
import { mobile, useMedia } from '#web/ui/hydration'
import { ChevronDownIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './footer.module.css'

interface ColumnOfLinksProps {
  title: string
  links: readonly (typeof menuLink)['_output'][]
}

/** A column; on a telephone its title opens and closes it. Without JavaScript it stands open everywhere. */
export function ColumnOfLinks({ title, links }: ColumnOfLinksProps) {
  const narrow = useMedia(mobile)
  const list = (
    <ul className={styles.links}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <InternalLink to={path} className={styles.link}>
            {name}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
  if (!narrow) {
    return (
      <section className={styles.column}>
        <h2 className={styles.heading}>{title}</h2>
        {list}
      </section>
    )
  }
  return (
    <details className={styles.column}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        <ChevronDownIcon className={styles.mark} />
      </summary>
      {list}
    </details>
  )
}
