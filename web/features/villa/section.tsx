import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/cx'
import { Emphasis } from '#web/ui/emphasis'
import styles from './section.module.css'

interface SectionProps {
  /** Starred words are italic. */
  title: string
  /** Anchor of the section. */
  anchor?: string
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Section({ title, anchor, aside, className, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx(styles.section, className)}
      {...(anchor && { tabIndex: -1 })}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Emphasis text={title} />
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
