import type { RootOptions } from 'react-dom/client'
import { pageAreaOf } from '#domain/content/page-areas'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { consumeUrlSecrets, reloadForSecrets } from '#web/lib/storage/address-secrets'
import { withRetryAndTimeout } from '#web/lib/with-retry'

/** Renders a page of a closed area into the SPA shell: the client area, or the back office. */
export async function startPrivateArea(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): Promise<void> {
  consumeUrlSecrets()
  reloadForSecrets()
  if (pageAreaOf(location.pathname) === 'office') {
    const { startAdmin: startOffice } = await withRetryAndTimeout(() => import('./start-admin'))
    return startOffice(element, options)
  }
  const { startClientArea: startClient } = await withRetryAndTimeout(() => import('./start-client-area'))
  startClient(element, options, currencyIn)
}
