import type { PageOf } from '#contract/pages'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { AccountLayout } from './account-layout'

/** A page whose template the site does not know, such as one that an editor mistyped. */
export default function UnknownPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {() => (
        <>
          <p>{t('account_unknown_page')}</p>
          <p>
            <ButtonLink to="/secure/bookings" variant="secondary">
              {t('account_page_bookings')}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountLayout>
  )
}
