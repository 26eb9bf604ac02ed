import { type ContentPart, isContentPart } from '#domain/editorial/content-kinds'
import type { MessageKey, Translate } from '#web/messages'

/** The message of a field, an option or a kind; each has one (`content-texts.test.ts`). */
export const fieldLabel = (t: Translate, field: string): string => t(`content_field_${field}` as MessageKey)

export const optionLabel = (t: Translate, field: string, option: string | number): string =>
  t(`content_option_${field}_${option}` as MessageKey)

/** The name of a part of a record: what all languages share, or a language. */
export const partName = (t: Translate, part: ContentPart): string =>
  part === 'shared' ? t('content_shared') : t(`admin_language_${part}`)

/** The label of a field by its path: `en.title`, or `en.modules.12.html` for a text of a row. */
export function fieldPathLabel(t: Translate, path: string): string {
  const [part = '', field = '', , own] = path.split('.')
  const names = [field, own].flatMap(name => (name ? [fieldLabel(t, name)] : []))
  return isContentPart(part) ? `${names.join(', ')} (${partName(t, part)})` : path
}

/** The message of a validation error. */
export const errorText = (t: Translate, code: string | undefined): string | undefined =>
  code === undefined
    ? undefined
    : code === 'taken'
      ? t('content_error_taken')
      : code === 'missing' || code === 'too-long' || code === 'past'
        ? t(`validation_${code}`)
        : t('validation_invalid')
