export { type ReminderOwner, setReminders, topicsOf, topicsOfEach } from './opt-outs.ts'
