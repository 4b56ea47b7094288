import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of machines. */
export const equipmentWords = {
  notes: {
    'equipment.get':
      'A code is found in whatever case; a machine of another organisation is not found. Each part holds at most five rows, by the rules of its list: what you may not read is neither shown nor counted. That no lockout is answered says that you may read none, not that the machine may be worked on. The lists answer all of a part by `assetIds`.',
  },
  inputs: { 'equipment.get': { code: 'The code of the machine, at most 40 characters.' } },
  answers: {
    'equipment.get': {
      machine: 'As the list of equipment has it; a retired one too.',
      lockouts: 'Lockouts under way on it that you may read.',
      templates: 'Templates in use for it, where you may read templates.',
      actions: 'Open actions on it that you may read, what is due first in front.',
      workOrders: 'Work orders on it that are neither done nor cancelled.',
      entries:
        'Entries handed in that name it in an answer and that you may read, the newest first.',
      drafts: 'Your own that name it and are not handed in yet.',
      qualityReports: 'Quality reports in which it is involved and that you may read.',
      forms:
        'Forms that ask for equipment and that you may start; `myForms.start` takes `assetId`.',
    },
  },
  parts: {
    MachineEntry: {
      at: 'When it was handed in; of a draft, when it was started.',
      score: 'In percent; null where nothing was scored.',
    },
  },
} as const satisfies AreaWords<'equipment'>
