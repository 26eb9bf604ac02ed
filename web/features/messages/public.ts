export { ComposeMessage } from './compose-message'
export { MessageList } from './message-list'
