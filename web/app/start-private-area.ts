import type { RootOptions } from 'react-dom/client'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { consumeUrlSecrets, reloadForSecrets } from '#web/lib/storage/address-secrets'
import { withRetryAndTimeout } from '#web/lib/with-retry'

/** Renders a page of the client area into the SPA shell. */
export async function startPrivateArea(
  element: HTMLElement,
  options: RootOptions,
  currencyIn: (language: Language) => CurrencyId,
): Promise<void> {
  consumeUrlSecrets()
  reloadForSecrets()
  const { startClientArea: startClient } = await withRetryAndTimeout(() => import('./start-client-area'))
  startClient(element, options, currencyIn)
}
