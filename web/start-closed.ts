import type { RootOptions } from 'react-dom/client'
import { pageAreaOf } from '#domain/areas'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'
import { reloadForSecrets, takeAddressSecrets } from '#web/address-secrets'
import { retried } from '#web/ui/retried'

/** Renders a page of a closed area into the SPA shell: the client area, or the back office. */
export async function startClosed(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): Promise<void> {
  takeAddressSecrets()
  reloadForSecrets()
  if (pageAreaOf(location.pathname) === 'office') {
    const { startOffice } = await retried(() => import('./start-office'))
    return startOffice(element, options)
  }
  const { startClient } = await retried(() => import('./start-client'))
  startClient(element, options, currencyIn)
}
