import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { ChooseVilla, type ChosenVilla } from '#admin/ui/villas/choose-villa'
import type { OfficePictureDetail } from '#contract/staff/office-pictures'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { picturesKey } from './uploads/upload-queue'

interface AddToVillaProps {
  pictureId: number
  usedBy: OfficePictureDetail['usedBy']
  onAdded: () => void
}

const findVillas = (words: string, signal: AbortSignal) =>
  adminApi('GET /office/picturedvillas', { query: { words } }, { signal })

/** Makes a picture of the library the last one of a villa. */
export function AddToVilla({ pictureId, usedBy, onAdded }: AddToVillaProps) {
  const t = useT()
  const [villa, setVilla] = useState<ChosenVilla>()
  const add = useMutation(async ({ id, name }: ChosenVilla) => {
    const { revision, thumbId, pictures } = await adminApi('GET /office/villas/{id}/pictures', { params: { id } })
    const order = pictures.map(each => ({ id: each.id, room: each.room }))
    await adminApi(
      'PUT /office/villas/{id}/pictures',
      {
        params: { id },
        body: { revision, thumbId: thumbId ?? pictureId, pictures: [...order, { id: pictureId, room: null }] },
      },
      { idempotencyKey: createIdempotencyKey() },
    )
    showToast(t('admin_pictures_villa_added', { villa: name }), 'long')
    setVilla(undefined)
    onAdded()
  }, `${picturesKey}villa`)
  const isThere = villa && usedBy.some(({ kind, id }) => kind === 'villa' && id === villa.id)
  return (
    <div className={styles.form}>
      <p className={styles.muted}>{t('admin_pictures_villa_more')}</p>
      <ChooseVilla villa={villa} onChange={setVilla} find={findVillas} />
      {villa && (
        <p className={styles.actions}>
          <Button disabled={isThere || add.isSending} onClick={() => void add.mutate(villa)}>
            {t('admin_pictures_villa_add', { villa: villa.name })}
          </Button>
          {isThere && <span>{t('admin_pictures_villa_has')}</span>}
        </p>
      )}
      <FormError>{add.error !== undefined && errorMessage(add.error, t)}</FormError>
    </div>
  )
}
