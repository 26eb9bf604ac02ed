export { companyPage, isCompanyTemplate } from './company-page.ts'
export { conditionsData, questionsData } from './outlined.ts'
