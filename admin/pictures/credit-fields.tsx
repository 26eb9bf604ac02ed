import type { ActionFields } from '#admin/bulk/action-fields'
import { useT } from '#web/messages'
import { CreditInputs } from './credit-inputs'

function CreditOfMany({ fieldError }: { fieldError: (name: string) => string | undefined }) {
  const t = useT()
  return (
    <CreditInputs
      fieldError={name => {
        const error = fieldError(name)
        return name === 'photographer' && error ? t('admin_bulk_credit_none') : error
      }}
    />
  )
}

/** Photographer and licence for many pictures. */
export const creditFields: ActionFields = {
  shown: fieldError => <CreditOfMany fieldError={fieldError} />,
  read: ({ photographer = '', licence = '', licenceEnds = '' }) => ({ photographer, licence, licenceEnds }),
  shape: async () => (await import('#contract/forms/pictures')).pictureCreditForm,
}
