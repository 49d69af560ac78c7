import type { TestClient } from '../support/client.ts';

/** A workflow whose doubtful pairs and addresses people review. */
export const REVIEWED = `
name: Reviewed
description: Finds duplicates and addresses, and leaves the doubtful ones to people.
inputs:
  People: { columns: { number: text, name: text, address_line_1: text, town: text, postcode: text, born: text } }
steps:
  - { step: address-cleansing, id: address, options: { review: true } }
  - step: deduplication
    id: duplicates
    columns: { record_id: number, birth_text: born }
    options: { review: true }
outputs:
  People: {}
  Pairs: { step: duplicates }
  Addresses: { step: address }
`;

type Person = readonly (string | null)[];

const person = (
  number: string | null,
  name: string,
  door: string,
  postcode: string,
  born: string | null = null,
): Person => [number, name, `${door} High Street`, 'Chester', postcode, born];

/**
 * Three records of Elspeth Wren at two doors, with ids; two of Harold Finch, without. The Marys may be mother and
 * daughter. Three addresses are settled to the street or the building only, and two of them are the same.
 */
export const PEOPLE: readonly Person[] = [
  person('wren', 'Elspeth Wren', '30', 'CH2 4NE'),
  person('next door', 'Elspeth Wren', '31', 'CH2 4NE'),
  person('short', 'E Wren', '30', 'CH2 4NE'),
  person(null, 'Harold Finch', '50', 'CH3 5AA'),
  person(null, 'Harold Finch', '51', 'CH3 5AA'),
  person('mary', 'Mary Jones', '5', 'CH2 4NE'),
  person('junior', 'Mary Jones Jr', '5', 'CH2 4NE'),
  ['castle', 'Ada Crow', '739 Castle View', 'Whimbercombe', 'BT1 1AJ', null],
  ['castle too', 'Ben Rook', '739 castle view', 'WHIMBERCOMBE', 'BT1 1AJ', null],
  ['flat', 'Cora Jay', 'Flat 9, 73 Castle View', 'Whimbercombe', 'BT1 1AJ', null],
];

const COLUMNS = { number: 0, name: 0, address_line_1: 0, town: 0, postcode: 0, born: 0 };

/** Uploads people, and runs the workflow over them. */
export async function runReviewed(client: TestClient, job: string, people: readonly Person[] = PEOPLE) {
  const dataset = job.toLowerCase().replaceAll(' ', '_');
  await client.upload(dataset, COLUMNS, people);
  return client.run({ name: job, workflowName: 'Reviewed', inputDatasets: { People: dataset } });
}
