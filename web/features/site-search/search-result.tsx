import type { SearchResult } from '#contract/villas/search'
import { Picture } from '#web/ui/picture'
import styles from './search-result.module.css'

/** A name with the matches highlighted. */
function HighlightedText({ name, marks }: Pick<SearchResult, 'name' | 'marks'>) {
  const parts = marks.map(([from, to], i) => (
    <span key={from}>
      {name.slice(marks[i - 1]?.[1] ?? 0, from)}
      <mark className={styles.mark}>{name.slice(from, to)}</mark>
    </span>
  ))
  return (
    <>
      {parts}
      {name.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}

/** A result as a row: picture if any, name, and a distinguishing detail. */
export function SearchResultItem({ thing }: { thing: SearchResult }) {
  return (
    <span className={styles.found}>
      {thing.picture && (
        <Picture
          picture={thing.picture}
          sizes="64px"
          widest={400}
          ratio="4 / 3"
          decorative
          className={styles.picture}
        />
      )}
      <span>
        <span className={styles.name}>
          <HighlightedText name={thing.name} marks={thing.marks} />
        </span>
        {thing.note && <span className={styles.note}>{thing.note}</span>}
      </span>
    </span>
  )
}
