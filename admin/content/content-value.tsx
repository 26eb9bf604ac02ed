import { FieldValue } from '#admin/versions/field-value'
import { formatMoney } from '#domain/calendar/formats'
import { type ContentField, type ContentKind, contentDeclarations, labelOf } from '#domain/editorial/content-kinds'
import { useLanguage, useT } from '#web/messages'
import { optionLabel } from './content-texts'

interface ContentValueProps {
  kind: ContentKind
  /** The path of the field: `shared.pictureId`, `fr.modules.a`. */
  path: string
  value: unknown
  /** Names of referred records, by `page 12`. */
  names: Readonly<Record<string, string>>
}

/** Words of a text with markup. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|tr)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

/** A value of a field as editors read it: names for references, words for markup. */
export function ContentValue({ kind, path, value, names }: ContentValueProps) {
  const t = useT()
  const language = useLanguage()
  const [, name] = path.split('.')
  const field = contentDeclarations[kind].fields.find(each => each.name === name)
  const plain = (own: ContentField | undefined, one: unknown): unknown => {
    if (one === null || one === undefined || !own) return one
    if (own.type === 'html') return typeof one === 'string' ? wordsOf(one) : one
    if (own.type === 'choice') return optionLabel(t, labelOf(own), String(one))
    if (own.type === 'number' && own.isCents && typeof one === 'number') return formatMoney(one / 100, 'EUR', language)
    if (own.type === 'picture') return t('content_picture_number', { id: Number(one) })
    if (own.type === 'record')
      return names[`${own.of} ${Number(one)}`] ?? t('content_unknown_record', { id: Number(one) })
    if (own.type === 'records' && Array.isArray(one))
      return one.map(id => names[`${own.of} ${Number(id)}`] ?? t('content_unknown_record', { id: Number(id) }))
    if (own.type === 'rows') return Array.isArray(one) ? one.map(row => rowOf(own.fields, row)) : rowOf(own.fields, one)
    return one
  }
  const rowOf = (fields: readonly ContentField[], row: unknown): unknown =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(
          Object.entries(row).flatMap(([member, one]) => {
            const own = fields.find(each => each.name === member)
            return own && one !== null ? [[member, plain(own, one)]] : []
          }),
        )
      : row
  return <FieldValue value={plain(field, value)} />
}
