import type { ContentPart } from '#domain/editorial/content-kinds'
import type { MessageKey, Translate } from '#web/messages'

/** The message of a field, an option or a kind; each has one (`content-texts.test.ts`). */
export const fieldLabel = (t: Translate, field: string): string => t(`content_field_${field}` as MessageKey)

export const optionLabel = (t: Translate, field: string, option: string | number): string =>
  t(`content_option_${field}_${option}` as MessageKey)

/** The name of a part of a record: what all languages share, or a language by its own name. */
export const partName = (t: Translate, part: ContentPart): string =>
  part === 'shared' ? t('content_shared') : t(`language_${part}`)

/** The message of a validation error. */
export const errorText = (t: Translate, code: string | undefined): string | undefined =>
  code === undefined
    ? undefined
    : code === 'taken'
      ? t('content_error_taken')
      : code === 'missing' || code === 'too-long' || code === 'past'
        ? t(`validation_${code}`)
        : t('validation_invalid')
