import { Fragment } from 'react'

/** A heading whose *starred* words are italic: "Where the wind takes *you*". */
export function Emphasis({ text }: { text: string }) {
  return text.split('*').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity other than their index.
    i % 2 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>,
  )
}
