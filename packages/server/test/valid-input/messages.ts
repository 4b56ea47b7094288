import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function messagesInputs(ids: RecordIds): ValidInputs<'messages'> {
  const messageId = ids.message
  return {
    'messages.list': {},
    'messages.get': { messageId },
    'messages.image': { messageId },
    'messages.create': { title: 'Wind on Friday', startsAt: '2026-03-10T06:00' },
    'messages.edit': { messageId, title: 'Wind on Friday', countries: '-1' },
    'messages.saveText': { messageId, language: 'es', title: 'Viento', description: 'Viernes.' },
    'messages.removeText': { messageId, language: 'es' },
    'messages.move': { messageId, event: 'send' },
    'messages.remove': { messageId },
    'messages.audience': { crews: 'F-01' },
    'messages.receive': { messageIds: 'none', opened: 'true' },
    'messages.acknowledge': { messageId },
    'messages.receipts': { messageId },
    'messages.history': { messageId },
    'messages.keepFilter': { districts: 'PER' },
    'messages.keptFilter': { filter: 'none' },
    'messages.excel': {},
    'messages.excelFile': { expires: '0', signature: 'x' },
  }
}
