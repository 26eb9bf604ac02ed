import { Input } from '#admin/permissions/fields'
import { useT } from '#web/messages'

interface CreditInputsProps {
  fieldError: (name: string) => string | undefined
  /** The stored values; empty for several pictures, whose values differ. */
  values?: Readonly<Record<'photographer' | 'licence' | 'licenceEnds', string>>
  /** Explains the day on which the licence ends. */
  hint?: string
}

/** Photographer and licence: of one picture, or the same for several. */
export function CreditInputs({ fieldError, values, hint }: CreditInputsProps) {
  const t = useT()
  return (
    <>
      <Input
        name="photographer"
        maxLength={200}
        autoComplete="off"
        label={t('admin_pictures_photographer')}
        defaultValue={values?.photographer}
        error={fieldError('photographer')}
      />
      <Input
        name="licence"
        maxLength={500}
        autoComplete="off"
        label={t('admin_pictures_licence_terms')}
        defaultValue={values?.licence}
        error={fieldError('licence')}
      />
      <Input
        type="date"
        name="licenceEnds"
        label={t('admin_pictures_licence_ends')}
        hint={hint}
        defaultValue={values?.licenceEnds}
        error={fieldError('licenceEnds')}
      />
    </>
  )
}
