export { personPresenter } from './present-person.ts'
