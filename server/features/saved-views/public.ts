export { endViewsOf, purgeRemovedViews } from './change-views.ts'
