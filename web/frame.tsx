import { ScrollRestoration, useLoaderData } from 'react-router'
import { Footer } from '#web/features/footer/public'
import { Header } from '#web/features/header/public'
import { NavigationProgress } from '#web/features/navigation-progress/public'
import { NoticeRegion } from '#web/features/notices/public'
import { TravelNotices } from '#web/features/travel-notices/public'
import { useHead } from '#web/head'
import { MessagesProvider } from '#web/messages'
import type { PageData } from '#web/routes'
import { SiteProvider } from '#web/site'
import { getTemplate, isFullHeight, templatesWithoutFooter, templatesWithoutNavigation } from '#web/templates'

/** The frame of every page: navigation, the page's template, footer. */
export function Frame() {
  const data = useLoaderData<PageData>()
  const { page, site, language } = data
  const Template = getTemplate(page)
  useHead(data)
  return (
    <MessagesProvider language={language}>
      <SiteProvider site={site}>
        {!templatesWithoutNavigation.has(page.templateId) && <Header page={page} overPicture={isFullHeight(page)} />}
        <main id="content" tabIndex={-1}>
          <Template key={`${page.kind}-${page.id}`} page={page} />
          <NavigationProgress />
        </main>
        {!templatesWithoutFooter.has(page.templateId) && <Footer />}
        <NoticeRegion />
        <TravelNotices />
        <ScrollRestoration />
      </SiteProvider>
    </MessagesProvider>
  )
}
