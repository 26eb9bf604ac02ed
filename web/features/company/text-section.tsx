import type { PagePart } from '#contract/pages/parts'
import { ContentHtml } from '#web/ui/content-html'
import { Picture } from '#web/ui/picture'
import styles from './company.module.css'

interface ToldProps {
  parts: readonly PagePart[]
  /** In a list: labelled by year, or numbered. */
  listed?: 'years' | 'numbers'
}

/** Text with pictures. */
export function TextSection({ parts, listed }: ToldProps) {
  const List = listed === 'numbers' ? 'ol' : listed ? 'ul' : 'div'
  const Item = listed ? 'li' : 'section'
  return (
    <List className={listed ? styles.listed : styles.text}>
      {parts.map((part, i) => (
        <Item key={part.id} className={styles.piece}>
          {listed === 'numbers' && (
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
          )}
          {listed === 'years' && <p className={styles.year}>{part.label}</p>}
          <div className={styles.words}>
            {!listed && part.label && <p className={styles.label}>{part.label}</p>}
            <h2 className={styles.name}>{part.heading}</h2>
            <ContentHtml html={part.html} />
          </div>
          {part.picture && (
            <Picture
              picture={part.picture}
              sizes="(min-width: 1024px) 42vw, 92vw"
              ratio="3 / 2"
              widest={1000}
              decorative
              className={styles.picture}
            />
          )}
        </Item>
      ))}
    </List>
  )
}
