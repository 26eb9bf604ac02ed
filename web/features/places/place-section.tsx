import { type ReactNode, useId } from 'react'
import { Emphasis } from '#web/ui/emphasis'
import styles from './place-section.module.css'

interface PlaceSectionProps {
  /** Heading; *starred* words are italic. */
  title: string
  /** Anchor of the section. */
  id?: string
  /** Link beside the heading to the full list. */
  aside?: ReactNode
  children: ReactNode
}

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
