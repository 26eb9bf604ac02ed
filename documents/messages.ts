import type { Language } from '#domain/text/language'
import type texts from './messages/en.json'

export type MessageKey = keyof typeof texts

/** Formats a message of the documents: `t('sleeps', { count: 8 })`. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

type Compiled = Record<string, (values: Record<string, string | number>) => string>

const messages = import.meta.glob<Compiled>('./messages/*.json', { eager: true, import: 'default' })

/** Messages of a language, with English as the fallback. */
export function createTranslator(language: Language): Translate {
  const [own, english] = [language, 'en'].map(code => messages[`./messages/${code}.json`])
  return (key, values = {}) => (own?.[key] ?? english?.[key])?.(values) ?? key
}
