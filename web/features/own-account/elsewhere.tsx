import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/phone'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { OwnFrame } from './own-frame'

/** A page whose task staff still handle in person. */
export default function Elsewhere({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  return (
    <OwnFrame page={page}>
      {() => <p>{t('own_elsewhere', { phone: unbroken(company.phone), email: company.email })}</p>}
    </OwnFrame>
  )
}
