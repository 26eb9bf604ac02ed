export { channelOrder, channelsOf, clashesOf } from './list-channels.ts'
