import './empty-message/empty-message.register.ts'
