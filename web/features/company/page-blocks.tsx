import type { PagePart } from '#contract/pages/parts'
import { ContentHtml } from '#web/ui/content-html'
import styles from './company.module.css'

/** Numbered steps. */
export const Steps = ({ parts }: { parts: readonly PagePart[] }) => (
  <ol className={styles.steps}>
    {parts.map(({ id, heading, html }) => (
      <li key={id} className={styles.step}>
        <h3>{heading}</h3>
        <ContentHtml html={html} />
      </li>
    ))}
  </ol>
)

interface Figure {
  value: string
  of: string
}

/** Large numbers with captions. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ value, of }) => (
      <div key={of} className={styles.figure}>
        <dt>{of}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const figuresOf = (parts: readonly PagePart[]): Figure[] =>
  parts.map(({ label, html }) => ({ value: label, of: html }))

export const Quotes = ({ parts }: { parts: readonly PagePart[] }) => (
  <div className={styles.quotes}>
    {parts.map(({ id, label, html }) => (
      <figure key={id} className={styles.quote}>
        <blockquote>
          <ContentHtml html={html} />
        </blockquote>
        <figcaption>{label}</figcaption>
      </figure>
    ))}
  </div>
)
