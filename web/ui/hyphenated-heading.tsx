import { Fragment } from 'react'

/** Text of a page heading. The style sheet draws its soft hyphens, so that they are not copied. */
export function HyphenatedHeading({ words }: { words: string }) {
  return words.split('\u00ad').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity other than their index.
    <Fragment key={i}>
      {i > 0 && <span className="soft-hyphen" />}
      {part}
    </Fragment>
  ))
}
