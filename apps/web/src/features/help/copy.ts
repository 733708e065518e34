export const copy = {
  questions: 'Questions',
  stillStuck: 'Still stuck?',
  writeTo: 'Write to the person who runs this server.',
  contact: 'Contact Support',
  contactSubject: 'Tappet support',
  contactText: 'What happened:\n\nWhat I expected:\n\nMy device and browser:\n',
  requestDeletion: 'Request Data Deletion',
  mailApp:
    'Both open your mail app with a draft. After a deletion request, your account and data are removed within 30 days.',
  notes: 'Review Notes',
  notesFor: 'A guide for store reviewers: how to sign in, what to try, what to expect.',
  reviewSubject: 'Store review of Tappet',
  reviewText: 'What I tried:\n\nWhat happened:\n',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const
