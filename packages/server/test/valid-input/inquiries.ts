import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function adminInquiriesInputs(ids: RecordIds): ValidInputs<'adminInquiries'> {
  const inquiryId = ids.inquiry
  return {
    'adminInquiries.list': {},
    'adminInquiries.get': { inquiryId },
    'adminInquiries.save': { inquiryId, subject: 'No access', description: 'To the hazards.' },
    'adminInquiries.act': { inquiryId, event: 'take' },
    'adminInquiries.reply': { inquiryId, text: 'Since Monday.' },
  }
}
