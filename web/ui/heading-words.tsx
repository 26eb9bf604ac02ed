import { Fragment } from 'react'

/**
 * The words of a page's heading. Where a long one may be broken its soft hyphen is drawn by the style sheet, so that
 * nobody copies it.
 */
export function HeadingWords({ words }: { words: string }) {
  return words.split('\u00ad').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    <Fragment key={i}>
      {i > 0 && <span className="soft-hyphen" />}
      {part}
    </Fragment>
  ))
}
