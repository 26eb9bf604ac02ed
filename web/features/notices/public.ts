export { NoticeRegion } from './notice-region'
export { notify } from './notices'
