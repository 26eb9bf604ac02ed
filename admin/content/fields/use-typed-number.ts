import { useState } from 'react'
import type { Language } from '#domain/text/language'
import { useLanguage } from '#web/messages'

const number = /^-?\d+(\.\d+)?$/
const amount = /^\d+(\.\d{1,2})?$/

/** The number that a text names, in cents for a price in euro; the text itself where it names none; null where it is empty. */
export function readNumber(text: string, isCents = false): number | string | null {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  if (plain === '') return null
  if (!(isCents ? amount : number).test(plain)) return text
  return isCents ? Math.round(Number(plain) * 100) : Number(plain)
}

/** A number with the decimal sign of the language, as editors type it; a price in euro. */
export function writeNumber(value: unknown, language: Language, isCents = false): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const digits = isCents && value % 100 !== 0 ? (value / 100).toFixed(2) : String(isCents ? value / 100 : value)
  return language === 'en' ? digits : digits.replace('.', ',')
}

/** The text of a field for a number: what was typed as long as it names the value, such as `39,0` on the way to `39,05`. */
export function useTypedNumber(value: unknown, onChange: (value: number | string | null) => void, isCents = false) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  return {
    text: typed !== undefined && readNumber(typed, isCents) === value ? typed : writeNumber(value, language, isCents),
    type: (text: string) => {
      setTyped(text)
      onChange(readNumber(text, isCents))
    },
  }
}
