import { fieldLabel, partName } from '#admin/content/content-texts'
import { isContentPart } from '#domain/editorial/content-kinds'
import type { ApiError } from '#web/lib/api-client'
import type { Translate } from '#web/messages'

/** The validation errors of a publication by field (`en.title`), and a sentence that names the fields. */
export function publicationErrors(
  t: Translate,
  { errors, status }: ApiError,
): { fields: Record<string, string>; text: string } | undefined {
  if (status !== 422 || errors.length === 0) return undefined
  const fields: Record<string, string> = {}
  const names = errors.map(({ field, code }) => {
    const path = field.replace(/^body\./, '')
    fields[path] ??= code
    const [part = '', ...rest] = path.split('.')
    if (part === 'parts') return partName(t, rest[0] === 'en' ? 'en' : 'shared')
    if (part === 'day' || part === 'time') return t(`content_${part}`)
    const name = rest.at(-1)
    return isContentPart(part) && name ? `${fieldLabel(t, name)} (${partName(t, part)})` : path
  })
  const isPart = errors.some(({ field }) => field.startsWith('body.parts.'))
  return { fields, text: t(isPart ? 'content_publish_needs' : 'content_publish_check', { fields: names.join(', ') }) }
}
