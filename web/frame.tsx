import { ScrollRestoration, useLoaderData } from 'react-router'
import { templateOf } from '#domain/templates'
import { Consent } from '#web/features/consent/public'
import { CurrencyProvider } from '#web/features/currency/public'
import { Footer } from '#web/features/footer/public'
import { Header } from '#web/features/header/public'
import { InterestByLink } from '#web/features/interest/public'
import { LanguageOffer } from '#web/features/language-offer/public'
import { NavigationProgress } from '#web/features/navigation-progress/public'
import { NoticeRegion } from '#web/features/notices/public'
import { TemplateBoundary } from '#web/features/page-error/public'
import { TravelNotices } from '#web/features/travel-notices/public'
import { useHead } from '#web/head'
import { MessagesProvider } from '#web/messages'
import type { PageData } from '#web/page-data'
import { SiteProvider } from '#web/site'
import { getTemplate } from '#web/templates'

/** Layout of every page: navigation, the page's template, footer. */
export function Frame() {
  const data = useLoaderData<PageData>()
  const { page, site, language, currency } = data
  const { navigation, footer, fullHeight } = templateOf(page.templateId)
  const { Component: Template } = getTemplate(page.template)
  useHead(data)
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={site}>
        <CurrencyProvider value={currency}>
          <Consent page={page} />
          {navigation && <Header page={page} overPicture={fullHeight} />}
          <LanguageOffer page={page} />
          <main id="content" tabIndex={-1}>
            <TemplateBoundary key={`${page.kind}-${page.id}`} page={page}>
              <Template page={page} />
            </TemplateBoundary>
            <NavigationProgress />
          </main>
          {footer && <Footer />}
          <NoticeRegion />
          <TravelNotices />
          <InterestByLink />
          <ScrollRestoration />
        </CurrencyProvider>
      </SiteProvider>
    </MessagesProvider>
  )
}
