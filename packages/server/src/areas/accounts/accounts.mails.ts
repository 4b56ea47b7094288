/** The mails by which people come to a password; the address goes where `link` stands. */
export const passwordMail = {
  invite: (firstName: string, organisation: string, link: string) => ({
    subject: `Your account at Holdpoint, for ${organisation}`,
    text: [
      `Hello ${firstName},`,
      `${organisation} keeps its field safety and operations in Holdpoint, and you have an account there now. Choose your password here, within seven days:`,
      link,
      'The address works once. Whoever has it can choose the password, so do not pass it on.',
    ].join('\n\n'),
  }),
  reset: (firstName: string, link: string) => ({
    subject: 'Choose a new password for Holdpoint',
    text: [
      `Hello ${firstName},`,
      'Somebody asked for a new password for your account. If it was you, choose it here within one hour:',
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n\n'),
  }),
} as const
