import { deliveryPoint } from '../../src/address/delivery-point.ts';
import type { Row, RowBatch, RowSource } from '../../src/address-file/rows.ts';

const BATCH = 1000;
const PER_POSTCODE = 17;
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const AREAS =
  'AB BA BD BH BN BS CB CF CH CM CR CV DE DN E EH EX G GL GU HP HU IP KT L LE LS M ME MK N NE NG NN NP NR NW OX PE PL PO PR RG S SE SK SN SO SP SS SW SY TN TS WA WF WV YO ZE'.split(
    ' ',
  );
const NAMES =
  'Church,Station,Victoria,Mill,Park,Green,King,Queen,Albert,Bridge,Castle,Chapel,Grange,Manor,Orchard,School,Spring,Stanney Mill,West,York'.split(
    ',',
  );
const TYPES = 'Road,Street,Lane,Avenue,Close,Drive,Gardens,Crescent,Court,Place'.split(',');
const FIRST = 'Ash,Bex,Chel,Dart,Elm,Fern,Gos,Hart,Ips,Ken,Lang,Mel,Nor,Ot,Pen,Rad,Sut,Tav,Up,Wal'.split(',');
const LAST = 'ford,ton,ham,ley,worth,bury,combe,dale,field,hurst'.split(',');

/**
 * Invents rows for measuring, not sorted by postcode: addresses, a UPRN with coordinates for each, and a
 * place for each postcode. Kinds of address and lengths of text are roughly as in a real delivery.
 */
export function* inventRows(addresses: number): Generator<Row> {
  const postcodes = Math.ceil(addresses / PER_POSTCODE);
  const stride = coprime(postcodes);
  for (let step = 0; step < postcodes; step++) {
    yield* rowsOf((step * stride) % postcodes, Math.min(PER_POSTCODE, addresses - step * PER_POSTCODE));
  }
}

export function sourceOf(addresses: number): RowSource {
  return {
    name: 'invented rows',
    layout: 'rows made in memory',
    edition: 'Y24M05',
    licence: '',
    invented: true,
    bytes: addresses,
    *batches(): Generator<RowBatch> {
      let rows: Row[] = [];
      let lines: number[] = [];
      let line = 0;
      for (const row of inventRows(addresses)) {
        rows.push(row);
        lines.push(++line);
        if (rows.length < BATCH) continue;
        yield { file: 'rows', rows, lines, badRows: [], bytesRead: line };
        rows = [];
        lines = [];
      }
      yield { file: 'rows', rows, lines, badRows: [], bytesRead: line };
    },
  };
}

/** The postcode with a number. Areas, districts, sectors and units are spread as evenly as possible. */
export function postcodeAt(number: number): string {
  const area = AREAS[number % AREAS.length]!;
  const rest = Math.floor(number / AREAS.length);
  const unit = rest % 400;
  const sector = Math.floor(rest / 400) % 10;
  const district = 1 + Math.floor(rest / 4000);
  return `${area}${district} ${sector}${LETTERS[Math.floor(unit / 20)]}${LETTERS[unit % 20]}`;
}

function* rowsOf(number: number, count: number): Generator<Row> {
  const postcode = postcodeAt(number);
  const mixed = Math.imul(number + 1, 2_654_435_761) >>> 0;
  const name = NAMES[mixed % 20]!;
  const descriptor = TYPES[(mixed >>> 5) % 10]!;
  const town = `${FIRST[(mixed >>> 9) % 20]}${LAST[(mixed >>> 14) % 10]}`;
  const [easting, northing] = [150_000 + (mixed % 400_000), 100_000 + ((mixed >>> 3) % 500_000)];
  for (let at = 0; at < count; at++) {
    const udprn = 1 + number * PER_POSTCODE + at;
    const firm = (mixed + at) % 12 === 0;
    const flat = (mixed >>> 7) % 5 === 0;
    yield {
      kind: 'address',
      address: {
        kind: 'delivery-point',
        umprn: 0,
        point: deliveryPoint({
          postcode,
          postcodeType: 'S',
          udprn,
          addressKey: udprn + 1000,
          organisationKey: firm ? udprn + 7 : 0,
          households: 1,
          deliveryPointSuffix: `${1 + (at % 9)}${LETTERS[Math.floor(at / 9)]}`,
          organisation: firm ? `${FIRST[at % 20]}${LAST[mixed % 10]} Engineering Ltd` : '',
          smallUserOrganisation: firm,
          subBuildingName: flat ? `Flat ${at + 1}` : '',
          buildingName: flat ? `${name} House` : '',
          buildingNumber: flat ? String(1 + (mixed % 90)) : String(1 + 2 * at + (mixed % 50)),
          thoroughfareName: name,
          thoroughfareDescriptor: descriptor,
          dependentLocality: mixed % 3 === 0 ? `Little ${town}` : '',
          postTown: town.toUpperCase(),
        }),
      },
    };
    const [east, north] = [easting + ((at * 37) % 200), northing + ((at * 53) % 200)];
    yield {
      kind: 'premise-location',
      location: { udprn, uprn: 100_000_000_000 + udprn * 3, easting: east, northing: north },
    };
  }
  yield {
    kind: 'postcode-location',
    location: {
      postcode,
      easting,
      northing,
      grid: 'osgb',
      countyCode: `E100000${10 + (mixed % 25)}`,
      districtCode: `E07000${100 + (mixed % 200)}`,
      wardCode: `E0501${1000 + (mixed % 8000)}`,
      countryCode: 'E92000001',
      constituencyCode: `E14001${100 + (mixed % 550)}`,
      terminated: '',
    },
  };
}

/** A step that reaches every number below `count` once and rarely visits neighbours in succession. */
function coprime(count: number): number {
  const divides = (one: number, other: number): number => (other === 0 ? one : divides(other, one % other));
  for (let step = Math.floor(count * 0.618) | 1; ; step += 2) if (divides(step, count) === 1) return step;
}
