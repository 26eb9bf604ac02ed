import { type ReactNode, useId } from 'react'
import styles from './information-pack.module.css'

/** A part of the pack, with its heading. */
export function PackPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
