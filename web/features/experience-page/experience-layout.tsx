import { type ReactNode, useId } from 'react'
import type { PageOf } from '#contract/pages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Emphasis } from '#web/ui/emphasis'
import { PageHeader } from '#web/ui/page-header'
import styles from './experience-page.module.css'

interface ExperienceFrameProps {
  page: PageOf<'experience' | 'experience-group' | 'experiences'>
  /** Content beneath the headings. */
  head?: ReactNode
  children: ReactNode
}

/** Layout of experience pages: breadcrumbs, title, picture and sections. */
export function ExperienceLayout({ page, head, children }: ExperienceFrameProps) {
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>{head}</PageHeader>
      {children}
    </article>
  )
}

/** A section with its heading; starred words are italic. */
export function ExperienceSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Emphasis text={title} />
      </h2>
      {children}
    </section>
  )
}
