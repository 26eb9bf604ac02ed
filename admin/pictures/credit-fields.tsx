import type { ActionFields } from '#admin/bulk/action-fields'
import { useT } from '#web/messages'
import { Input } from '#web/ui/field'

interface CreditInputsProps {
  fieldError: (name: string) => string | undefined
}

function CreditInputs({ fieldError }: CreditInputsProps) {
  const t = useT()
  return (
    <>
      <Input
        name="photographer"
        maxLength={200}
        autoComplete="off"
        label={t('admin_pictures_photographer')}
        error={fieldError('photographer') && t('admin_bulk_credit_none')}
      />
      <Input
        name="licence"
        maxLength={500}
        autoComplete="off"
        label={t('admin_pictures_licence_terms')}
        error={fieldError('licence')}
      />
      <Input
        type="date"
        name="licenceEnds"
        label={t('admin_pictures_licence_ends')}
        error={fieldError('licenceEnds')}
      />
    </>
  )
}

/** Photographer and licence for many pictures. */
export const creditFields: ActionFields = {
  shown: fieldError => <CreditInputs fieldError={fieldError} />,
  read: ({ photographer = '', licence = '', licenceEnds = '' }) => ({ photographer, licence, licenceEnds }),
  shape: async () => (await import('#contract/forms/pictures')).pictureCreditForm,
}
