import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { OrderList } from './order-list'
import { ChoosePicture, thumbnail } from './picture-field'

interface PicturesFieldProps {
  label: string
  value: readonly number[]
  error?: string | undefined
  onChange: (ids: number[]) => void
}

/** Pictures in their order, each once. */
export function PicturesField({ label, value, error, onChange }: PicturesFieldProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  const ids = value.slice(0, 100).join(',')
  const { data } = useQuery(ids === '' ? undefined : `content pictures of ${ids}`, signal =>
    adminApi('GET /office/content/pictures', { query: { ids } }, { signal }),
  )
  const found = new Map(data?.pictures.map(picture => [picture.id, picture]))
  return (
    <fieldset className={own.records}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <OrderList
          label={label}
          items={value.map(id => {
            const picture = found.get(id)
            const name = picture?.alt || t('content_picture_number', { id })
            return { key: String(id), name, picture: picture && thumbnail(picture) }
          })}
          onOrder={keys => onChange(keys.map(Number))}
          onRemove={key => onChange(value.filter(id => String(id) !== key))}
        />
      )}
      <div>
        <ChangeButton variant="secondary" onClick={() => setChoosing(true)}>
          {t('content_picture_add')}
        </ChangeButton>
      </div>
      {error && <p className={own.error}>{error}</p>}
      {isChoosing && (
        <ChoosePicture
          label={label}
          onClose={() => setChoosing(false)}
          onChoose={id => {
            setChoosing(false)
            if (!value.includes(id)) onChange([...value, id])
          }}
        />
      )}
    </fieldset>
  )
}
