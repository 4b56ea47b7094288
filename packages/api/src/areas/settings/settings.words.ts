import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about a person's own settings. */
export const settingsWords = {
  notes: {
    'settings.get':
      'What people are told lies in groups: `waits` for what waits for them, `outcomes` for what became of what they did, `talk` for what others wanted them to see, `followed` for what they asked to hear of, `rules` for what a rule tells them.',
    'settings.save':
      'What waits for somebody always stands in their inbox. Mails keep out of the quiet hours, in the time zone of the person, and several go as one: at most one in three minutes.',
    'settings.saveOrganisation':
      'Its zone is that of everybody who chose none, and of what is due for no one person.',
    'settings.saveLogo':
      'It stands in the head of every PDF, in the place of Holdpoint’s sign. There is one: the one before is removed first.',
    'settings.saveRiskMatrix':
      'A likelier or graver risk is never milder. The library of hazards and what awaits approval are judged anew; what was approved or signed keeps the level that it had.',
  },
  inputs: {
    'settings.saveLanguage': {
      language: 'The code of the language: `en`, `es`, `fr`, `pt`, `vi`, `zh` or `ar`.',
    },
    'settings.saveTimeZone': {
      timeZone:
        'The name of a zone of the IANA database, such as `America/Edmonton`; empty for that of the organisation.',
    },
    'settings.saveOrganisation': {
      name: '1 to 100 characters.',
      timeZone: 'The name of a zone of the IANA database, such as `America/Edmonton`.',
    },
    'settings.saveLogo': {
      file: 'A PNG that is not interlaced, or a JPEG; at most 1 MB and two million dots, such as 2,000 by 1,000.',
    },
    'settings.removeLogo': { uploadId: 'The file.' },
    'settings.logo': { uploadId: 'The file.' },
    'settings.saveRiskMatrix': {
      likelihoods:
        'What the first digit is called, from 1 to 5: a name of 1 to 40 characters, and a line of what it stands for. A form post carries it as JSON text.',
      severities: 'The same of the second digit.',
      levels: 'The level of each code, from `11` to `55`.',
    },
    'settings.save': {
      notifications:
        'A list of groups with what is chosen for each (`inbox` is false unless said otherwise); a group that is left out stays. A form post carries it as JSON text.',
      quietFrom: 'When mails begin to wait, `HH:MM`; empty with `quietTo` for no quiet hours.',
      quietTo: 'When they go on, `HH:MM`; earlier than `quietFrom`, on the next day.',
      digestAt: 'When the daily mail comes, `HH:MM`; 06:00 unless said otherwise.',
    },
  },
} as const satisfies AreaWords<'settings'>
