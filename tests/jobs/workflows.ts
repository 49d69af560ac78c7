/** Carries its records through, whatever they are. */
export const COPY = `
name: Copy
description: Carries the records through.
inputs:
  Contacts: {}
outputs:
  Clean: {}
`;

/** Has one of everything that a job can get wrong. */
export const CONTACT_CHECK = `
name: ContactCheck
description: Checks telephone numbers.
inputs:
  Contacts:
    columns: { firstname: text, telephone: text, priority: integer }
parameters:
  MaxContactAge: { type: integer, minimum: 1, maximum: 120 }
  Since: { type: date, required: false }
  Rate: { type: decimal, required: false }
  Strict: { type: boolean, default: true }
  Country: { type: text, default: GB, enum: [GB, IE] }
steps:
  - { step: tidy, id: firstname, columns: { text: firstname }, options: { case: title } }
  - { step: telephone-validation, id: telephone, columns: { telephone: telephone } }
outputs:
  Contacts: {}
`;

/** Two inputs and three outputs, one of them with chosen columns. */
export const TWO_INPUTS = `
name: TwoInputs
description: Tidies people and places.
inputs:
  People: { columns: { name: text } }
  Places: { columns: { town: text } }
steps:
  - { step: tidy, id: people, input: People, columns: { text: name }, options: { case: upper } }
  - { step: tidy, id: places, input: Places, columns: { text: town }, options: { case: upper } }
outputs:
  People: { input: People }
  Short: { input: People, columns: [{ name: person }, "*"] }
  Places: { input: Places }
`;

/** Reads a CSV file and a dataset; writes a CSV file and a dataset. */
export const FILES = `
name: Files
description: Tidies the names of a file.
inputs:
  Contacts: { kind: file, columns: { name: text, age: integer } }
  Places: { columns: { town: text } }
steps:
  - { step: tidy, id: names, input: Contacts, columns: { text: name }, options: { case: upper } }
outputs:
  Clean: { kind: file, path: "/out/{job}.csv", input: Contacts }
  Data: { input: Contacts }
  Places: { input: Places }
`;
