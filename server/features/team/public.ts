export { clientManagerOf } from './client-manager.ts'
export { personPresenter, presentClientManager } from './present-person.ts'
