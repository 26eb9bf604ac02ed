import { type PageViewer, pageAccess } from '#domain/access/page-access'
import { clientPages, type SidebarGroup, type SidebarPageName, sidebarGroups } from '#domain/content/client-pages'

const names = (Object.keys(clientPages) as (keyof typeof clientPages)[]).filter(
  (name): name is SidebarPageName => 'sidebar' in clientPages[name],
)

/** The pages of the sidebar that a viewer may open, in groups; groups without a page are left out. */
export const sidebarFor = (viewer: PageViewer): { group: SidebarGroup; pages: SidebarPageName[] }[] =>
  sidebarGroups
    .map(group => ({
      group,
      pages: names.filter(
        name => clientPages[name].sidebar === group && pageAccess(clientPages[name].access, viewer) === 'here',
      ),
    }))
    .filter(({ pages }) => pages.length > 0)
