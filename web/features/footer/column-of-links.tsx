import type { menuLink } from '#contract/site/site'
import { mobileQuery, useMediaQuery } from '#web/hooks/use-hydrated'
import { cx } from '#web/ui/cx'
import { ChevronDownIcon } from '#web/ui/icons'
import { LinkList } from '#web/ui/link-list'
import styles from './footer.module.css'

interface ColumnOfLinksProps {
  /** Long names: the column takes two slots. */
  broad?: boolean
  title: string
  links: readonly (typeof menuLink)['_output'][]
}

/** A column of links; on phones its title toggles it. Without JavaScript it is always open. */
export function ColumnOfLinks({ title, links, broad }: ColumnOfLinksProps) {
  const narrow = useMediaQuery(mobileQuery)
  const long = links.length > 14
  const list = <LinkList links={links} className={cx(styles.links, long && styles.long)} linkClassName={styles.link} />
  if (!narrow) {
    return (
      <section className={cx(styles.column, (broad || long) && styles.broad)}>
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
