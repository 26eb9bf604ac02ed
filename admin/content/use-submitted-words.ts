import { type ChangeEvent, type FormEvent, useState } from 'react'

/** The words of a search that stands in the address: typed freely, and applied when they are sent or cleared. */
export function useSubmittedWords(applied: string, apply: (words: string) => void) {
  const [typed, setTyped] = useState(applied)
  const [known, setKnown] = useState(applied)
  // The back button changes what is applied.
  if (known !== applied) {
    setKnown(applied)
    setTyped(applied)
  }
  return {
    form: {
      role: 'search' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        apply(typed.trim())
      },
    },
    input: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        if (event.target.value === '') apply('')
      },
    },
  }
}
