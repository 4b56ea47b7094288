import type { InquiryCategory, InquiryPriority } from '@holdpoint/api'
import type { Who } from './topic-lines.ts'

/** What became of an inquiry: what was done by whom, how many hours after what came before, and its words. */
export type InquiryStep = {
  did:
    | 'take'
    | 'ask'
    | 'reply'
    | 'answer'
    | 'note'
    | 'resolve'
    | 'confirm'
    | 'reopen'
    | 'withdraw'
    | 'close'
  after: number
  text?: string
}

/** An inquiry of the demo world. A `reply` is the administrators', an `answer` whoever asked. */
export type InquiryLine = {
  by: Who
  daysAgo: number
  subject: string
  description: string
  category: InquiryCategory
  priority: InquiryPriority
  page?: string
  steps?: readonly InquiryStep[]
}

export const inquiryLines: readonly InquiryLine[] = [
  {
    ...{ by: 'employee', daysAgo: 1, category: 'access', priority: 'normal' },
    subject: 'I cannot open the library of hazards',
    description:
      'I am to help with the analyses of crew F-02 next week. The page says that it is not open to me.',
    page: '/no-access?type=hazards',
  },
  {
    ...{ by: null, daysAgo: 1, category: 'bug', priority: 'high' },
    subject: 'My drawn signature is not taken',
    description: 'The tablet of crew W-01 keeps the sheet white, however I sign.',
    page: '/my-forms',
  },
  {
    ...{ by: null, daysAgo: 2, category: 'form', priority: 'low' },
    subject: 'The pre-trip inspection could ask for the trailer',
    description: 'We write its number into the remarks every morning.',
  },
  {
    ...{ by: 'colleague', daysAgo: 3, category: 'data', priority: 'normal' },
    subject: 'My crew is the old one',
    description: 'I have been with F-01 since the first of the month. My page still says F-03.',
    steps: [
      { did: 'take', after: 3 },
      {
        did: 'note',
        after: 1,
        text: 'The list of Human Resources says the same. I have asked them.',
      },
      { did: 'reply', after: 1, text: 'I see it. It is changed as soon as I have the transfer.' },
    ],
  },
  {
    ...{ by: null, daysAgo: 4, category: 'access', priority: 'normal' },
    subject: 'Access to the review of forms',
    description: 'I stand in for my supervisor for two weeks.',
    page: '/review-form',
    steps: [{ did: 'take', after: 20 }],
  },
  {
    ...{ by: 'employee', daysAgo: 5, category: 'bug', priority: 'normal' },
    subject: 'A photo turns by itself',
    description: 'I take it upright, and it lies on its side when the form is sent.',
    page: '/my-forms',
    steps: [
      { did: 'take', after: 4 },
      { did: 'ask', after: 2, text: 'Which phone do you use, and is it every photo?' },
    ],
  },
  {
    ...{ by: null, daysAgo: 6, category: 'other', priority: 'low' },
    subject: 'How do I change my password?',
    description: 'The card that I was given at the start says nothing of it.',
    steps: [
      { did: 'take', after: 1 },
      { did: 'ask', after: 1, text: 'Can you still sign in with the old one?' },
    ],
  },
  {
    ...{ by: 'manager', daysAgo: 8, category: 'access', priority: 'high' },
    subject: 'A new lead cannot begin lockouts',
    description: 'He has run the pump crew since Monday and is to lock out the blender tomorrow.',
    page: '/loto',
    steps: [
      { did: 'take', after: 1 },
      { did: 'reply', after: 2, text: 'Is his training recorded? I do not see it in his papers.' },
      {
        did: 'answer',
        after: 5,
        text: 'It was on Friday. The certificate is with Human Resources.',
      },
      {
        did: 'resolve',
        after: 20,
        text: 'He is a member of the leads now and may begin lockouts.',
      },
    ],
  },
  {
    ...{ by: 'employee', daysAgo: 4, category: 'form', priority: 'low' },
    subject: 'The list of pads lacks the new one',
    description: 'We have been on it for two days and choose the neighbour instead.',
    page: '/my-forms?dialog=fill',
    steps: [
      { did: 'take', after: 2 },
      { did: 'resolve', after: 6, text: 'The pad is in the list. It can be chosen from now on.' },
    ],
  },
  {
    ...{ by: 'reviewer', daysAgo: 12, category: 'bug', priority: 'normal' },
    subject: 'The workbook of actions opens empty',
    description: 'With the filter of my district it has one line, and that is the head.',
    page: '/actions',
    steps: [
      { did: 'take', after: 2 },
      { did: 'resolve', after: 4, text: 'The kept filter named a district that is closed.' },
      { did: 'reopen', after: 20, text: 'Without the filter it is empty too.' },
      { did: 'note', after: 3, text: 'I can see it here. The file is cut off by the proxy.' },
    ],
  },
  {
    ...{ by: 'employee', daysAgo: 20, category: 'access', priority: 'normal' },
    subject: 'The forms of the other crew',
    description: 'I was lent to them for a week and cannot see what they have filled out.',
    page: '/no-access?type=my_forms',
    steps: [
      { did: 'take', after: 6 },
      { did: 'ask', after: 1, text: 'Until which day are you with them?' },
      { did: 'answer', after: 3, text: 'Until next Friday.' },
      { did: 'resolve', after: 2, text: 'You are on their crew until then, and see their forms.' },
      { did: 'confirm', after: 30 },
    ],
  },
  {
    ...{ by: null, daysAgo: 30, category: 'data', priority: 'low' },
    subject: 'My name is spelled wrongly',
    description: 'One letter too many in the family name.',
    steps: [
      { did: 'take', after: 20 },
      { did: 'resolve', after: 2, text: 'It is corrected, on forms from now on as well.' },
      { did: 'close', after: 7 * 24 },
    ],
  },
  {
    ...{ by: 'colleague', daysAgo: 40, category: 'bug', priority: 'high' },
    subject: 'Nobody of the crew can sign in',
    description: 'The page says that something went wrong, since six in the morning.',
    page: '/login',
    steps: [
      { did: 'take', after: 0.5 },
      { did: 'resolve', after: 1, text: 'The line of the site was down. It is up again.' },
      { did: 'confirm', after: 1 },
    ],
  },
  {
    ...{ by: null, daysAgo: 15, category: 'form', priority: 'normal' },
    subject: 'The form for hoses asks for the pressure twice',
    description: 'Once in psi and once in bar.',
    steps: [{ did: 'withdraw', after: 5 }],
  },
  {
    ...{ by: 'manager', daysAgo: 7, category: 'other', priority: 'low' },
    subject: 'Can notifications be off at night?',
    description: 'Two of the crew are told of reviews at three in the morning.',
    page: '/settings/notifications',
    steps: [
      { did: 'take', after: 4 },
      { did: 'withdraw', after: 2 },
    ],
  },
]
