import type { PageOf } from '#contract/pages'
import { unbroken } from '#domain/people/phone'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { AccountLayout } from './account-layout'

/** A page whose task staff still handle in person. */
export default function ComingSoon({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  return (
    <AccountLayout page={page}>
      {() => <p>{t('account_elsewhere', { phone: unbroken(company.phone), email: company.email })}</p>}
    </AccountLayout>
  )
}
