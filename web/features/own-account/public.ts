export { OwnRoom } from './own-room'
