export { companyPage, isCompanyTemplate } from './company-page.ts'
export { describeIncompletePages, findIncompletePages } from './incomplete-pages.ts'
export { conditionsData, questionsData } from './outlined.ts'
