export { journalData } from './journal-data.ts'
export { presentBlogPage, presentBlogRegions, presentBlogTag } from './present.ts'
export { presentArticle, presentTag } from './present-pages.ts'
