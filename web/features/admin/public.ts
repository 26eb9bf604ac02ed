export { AdminApp } from './admin-app'
export { staffSession } from './staff-session-instance'
