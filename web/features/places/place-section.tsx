import { type ReactNode, useId } from 'react'
import { Emphasis } from '#web/ui/emphasis'
import styles from './place-section.module.css'

interface PlaceSectionProps {
  /** Its heading; *starred* words are set in the italic. */
  title: string
  /** By what an address leads to it. */
  id?: string
  /** What stands beside the heading: the way to all of what the section shows some of. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function PlaceSection({ title, id, aside, children }: PlaceSectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          <Emphasis text={title} />
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
