import { useEffect, useRef } from 'react'
import { useSite } from '#web/site'
import styles from './desk-door.module.css'

/** The heading of a step of the way in. It has the focus where it takes the place of another, so that it is read aloud. */
export function StepHead({ title }: { title: string }) {
  const { company } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${company.name}`
    heading.current?.focus()
  }, [title, company.name])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
  )
}
