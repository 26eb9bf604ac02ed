export { type ReminderOwner, setReminders, topicsOf } from './opt-outs.ts'
