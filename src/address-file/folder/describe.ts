import type { Counts, Manifest } from './manifest.ts';

const count = (figure: number): string => figure.toLocaleString('en-GB');

/** Describes an address file, one fact a line. The first line says if it is invented or a plain list. */
export function describe(manifest: Manifest): string[] {
  const { counts, sources } = manifest;
  const bytes = Object.values(manifest.files).reduce((total, file) => total + file.bytes, 0);
  const areas = Object.keys(manifest.areas).length;
  const licences = [...new Set(sources.map(({ licence }) => licence).filter((licence) => licence !== ''))];
  return [
    ...(manifest.invented
      ? ['INVENTED: addresses in this file are made up. Do not post anything to them.']
      : []),
    ...(manifest.plainList ? plainListOf(manifest) : []),
    `Edition ${manifest.edition}, built ${manifest.builtAt.replace(/\.\d+Z$/, 'Z')}, ${size(bytes)}.`,
    `Addresses: ${count(counts.addresses)}, at ${count(counts.postcodes)} postcodes. Postcode areas: ${areas}.`,
    ...notes(counts),
    ...sources.map(
      ({ name, layout, edition, rows, badRows }) =>
        `From ${name} (${layout}${edition === '' ? '' : `, ${edition}`}): ${count(rows)} rows` +
        `${badRows === 0 ? '' : `, and ${count(badRows)} that could not be read`}.`,
    ),
    ...licences,
  ];
}

/** The warning that a plain list does not have all addresses of a place. */
function plainListOf({ counts, sources, invented }: Manifest): string[] {
  const files = sources.filter(({ layout }) => layout.startsWith('Plain list')).map(({ name }) => name);
  const made = files.length === 0 ? '' : ` made from ${files.join(', ')}`;
  const noun = counts.addresses === 1 ? 'address' : 'addresses';
  return [
    `A PLAIN LIST of ${count(counts.addresses)} ${invented ? 'invented ' : ''}${noun}${made}. Addresses that are not on the list are not found.`,
  ];
}

/** The counts that are worth mentioning. */
function notes(counts: Counts): string[] {
  const say = (figure: number, text: string) => (figure === 0 ? [] : [`${count(figure)} ${text}`]);
  return [
    ...say(
      counts.multipleResidences,
      'of them are residences behind the door of another address (multiple residence).',
    ),
    ...say(counts.notYetBuilt, 'of them are not built yet.'),
    ...say(counts.welsh, 'have a Welsh form.'),
    ...say(counts.uprns, 'have a UPRN.'),
    ...say(counts.premiseLocations, 'have a location of their own.'),
    ...say(counts.postcodeLocations, 'postcodes have a location.'),
    ...say(counts.repeatedUdprns, 'rows have a UDPRN that another row has.'),
    ...say(counts.sameRows, 'of those repeat a whole row and were left out.'),
    ...say(
      counts.builtSince,
      'addresses listed as not yet built were left out, because they are now delivery points.',
    ),
    ...say(counts.unmatched, 'rows are about delivery points that are not in the file.'),
  ];
}

function size(bytes: number): string {
  return bytes < 2 ** 30 ? `${(bytes / 2 ** 20).toFixed(1)} MiB` : `${(bytes / 2 ** 30).toFixed(2)} GiB`;
}
