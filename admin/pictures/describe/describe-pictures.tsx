import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { CreditInputs } from '#admin/pictures/credit-inputs'
import { picturesKey } from '#admin/pictures/uploads/upload-queue'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { FieldValue } from '#admin/versions/field-value'
import type { VillaPictureTexts } from '#contract/staff/office-pictures'
import type { StaffPerson } from '#contract/staff/staff'
import { languages } from '#domain/text/language'
import { createIdempotencyKey, errorMessage, forgetDraft, type Shape, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import own from './describe-pictures.module.css'
import { DescribedPicture } from './described-picture'
import { altName, baseOf, changedPictures, fieldsOf, labelOfField, type TypedTexts } from './picture-texts'
import { useFilledFields } from './use-filled-fields'

interface DescribePicturesProps {
  villaId: number
  me: StaffPerson
}

/** Describes all pictures of a villa on one page, with one licence for all. */
export function DescribePictures({ villaId, me }: DescribePicturesProps) {
  const t = useT()
  const [round, setRound] = useState(0)
  const key = `${picturesKey}texts ${villaId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/villas/{id}/pictures/texts', { params: { id: villaId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <QueryBoundary data={data} failed={isError} again={refetch}>
      {given =>
        given.pictures.length === 0 ? (
          <p>{t('admin_pictures_no_pictures')}</p>
        ) : (
          <TextsForm
            key={round}
            villaId={villaId}
            given={given}
            onSaved={saved => {
              setQueryData(key, saved)
              setRound(round + 1)
            }}
          />
        )
      }
    </QueryBoundary>
  )
}

/** All fields of the form but the state on which it is based, which is no picture. */
const shape = async (): Promise<Shape<TypedTexts>> => {
  const { villaPictureTextsForm } = await import('#contract/forms/pictures')
  return {
    safeParse: values => {
      const { base: _, ...typed } = values as Record<string, unknown>
      return villaPictureTextsForm.safeParse(typed) as ReturnType<Shape<TypedTexts>['safeParse']>
    },
  }
}

interface TextsFormProps {
  villaId: number
  given: VillaPictureTexts
  onSaved: (saved: VillaPictureTexts) => void
}

function TextsForm({ villaId, given, onSaved }: TextsFormProps) {
  const t = useT()
  const { pictures } = given
  const draft = `office picture texts ${villaId}`
  const [base] = useState(() => {
    // Pictures that were added since have no place in the draft yet.
    const present = baseOf(given)
    const stored = readDraftBase(draft, present)
    return {
      revision: { ...present.revision, ...stored.revision },
      fields: { ...present.fields, ...stored.fields },
    }
  })
  const { save, dialog, error } = useMergedSave<VillaPictureTexts, Record<string, number>>({
    send: async ({ revision, fields, over }, once = createIdempotencyKey()) => {
      const changed = changedPictures(given, revision, fields, over)
      if (changed.length === 0) return given
      const call = { params: { id: villaId }, body: { pictures: changed } }
      return adminApi('PUT /office/villas/{id}/pictures/texts', call, { idempotencyKey: once })
    },
    load: currentBy(baseOf),
    onSaved: saved => {
      forgetDraft(draft)
      showToast(t('admin_pictures_described_toast'), 'long')
      onSaved(saved)
    },
    nameOf: field => labelOfField(field, given, t),
    show: value => <FieldValue value={value} />,
  })
  const messages = { 'edited-meanwhile': t('admin_merge_needed') }
  const { state, problem, fieldError, formProps } = useForm<TypedTexts>(
    (typed, once) => save(base, fieldsOf(given, base.fields, typed), once),
    { draft, messages, shape },
  )
  const names = pictures.map(({ id }) => languages.map(language => altName(id, language)))
  const { announcement, undo, paste, copyBefore } = useFilledFields(names)
  const done = pictures.filter(({ alt }) => languages.every(language => alt[language] !== '')).length
  return (
    <>
      <form className={styles.form} {...formProps} onPaste={paste} aria-label={t('admin_pictures_describe_all')}>
        <DraftBase base={base} />
        <section className={styles.part} aria-labelledby="credit">
          <h2 id="credit">{t('admin_pictures_credit_all')}</h2>
          <p className={styles.muted}>{t('admin_pictures_credit_all_hint')}</p>
          <FieldRow>
            <CreditInputs fieldError={fieldError} />
          </FieldRow>
        </section>
        <section className={styles.part} aria-labelledby="texts">
          <h2 id="texts">{t('admin_pictures_texts')}</h2>
          <p className={styles.muted}>{t('admin_pictures_describe_all_hint')}</p>
          <p className={styles.muted}>{t('admin_pictures_described', { done, all: pictures.length })}</p>
          <ol className={own.list}>
            {pictures.map((picture, i) => (
              <DescribedPicture
                key={picture.id}
                picture={picture}
                position={i + 1}
                values={base.fields}
                fieldError={fieldError}
                onCopy={i === 0 ? undefined : form => copyBefore(form, i)}
              />
            ))}
          </ol>
        </section>
        <div className={own.end}>
          <p role="status" className={styles.muted}>
            {announcement}
          </p>
          <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
          <p className={styles.actions}>
            <Button type="submit" disabled={state === 'sending'}>
              {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
            </Button>
            {undo && (
              <Button variant="quiet" onClick={undo}>
                {t('admin_undo')}
              </Button>
            )}
          </p>
        </div>
      </form>
      {dialog}
    </>
  )
}
