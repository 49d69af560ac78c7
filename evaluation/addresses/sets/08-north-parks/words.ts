/** Where the eighth set lies: a town with its county and outward code, its villages and its streets. */
export interface Town {
  readonly town: string;
  readonly county: string;
  readonly code: string;
  readonly villages: readonly string[];
  readonly streets: readonly string[];
  /** The estates, parks and buildings that have several addresses. */
  readonly sites: readonly string[];
}

const list = (text: string) => text.split(', ');

/** Farm country of Northern Ireland: numbers run along the whole road, and townlands stand between road and town. */
export const TOWNLANDS: readonly Town[] = [
  {
    town: 'Ballymena',
    county: 'County Antrim',
    code: 'BT44',
    villages: list('Cargan, Martinstown, Glenravel, Clogh Mills, Dunloy, Rasharkin, Cushendall'),
    streets: list(
      'Lisnamurrican Road, Drumrankin Road, Ballyreagh Road, Tullykittagh Road, Skerry East Road, Lough Road, Carnbeg Road, Garron View',
    ),
    sites: list('Quarry Cottages, Dunbought Farm, Cloney Court, Linen Mill Yard'),
  },
  {
    town: 'Enniskillen',
    county: 'County Fermanagh',
    code: 'BT94',
    villages: list('Lisbellaw, Tempo, Ballinamallard, Irvinestown, Kesh, Maguiresbridge, Ederney'),
    streets: list(
      'Killyhevlin Road, Derrygore Road, Sligo Road, Coa Road, Tattymacall Road, Lettermoney Road, Cavans Lane, Main Street',
    ),
    sites: list('Erne Marina, Castle Archdale Park, Inishmore Cottages, Rossigh Chalets'),
  },
];

/** Tenements of Scotland. */
export const TENEMENTS: readonly Town[] = [
  {
    town: 'Edinburgh',
    county: 'Midlothian',
    code: 'EH11',
    villages: [''],
    streets: list(
      'Dalry Gait, Gorgie Row, Caledonian Crescent, Ashley Terrace, Watson Crescent, Slateford Green, Angle Park Terrace, Downfield Place',
    ),
    sites: list('Caltongate Apartments, Roseburn Maltings, Napier Halls'),
  },
  {
    town: 'Paisley',
    county: 'Renfrewshire',
    code: 'PA3',
    villages: ['', 'Ferguslie', 'Gallowhill'],
    streets: list(
      'Clavering Street East, Well Street, Murray Street, Love Street, Caledonia Street, Argyle Street, Greenhill Road, Mossvale Walk',
    ),
    sites: list('Anchor Mill, Abercorn Court, Sneddon Wharf'),
  },
];

/** New estates, parks, halls and yards of the Midlands and of Wales. */
export const PARKS: readonly Town[] = [
  {
    town: 'Daventry',
    county: 'Northamptonshire',
    code: 'NN11',
    villages: ['', 'Braunston', 'Weedon', 'Long Buckby', 'Woodford Halse'],
    streets: list(
      'Marina Approach, Staverton Road, High Street, Drayton Fields, Timken Way South, Old Forge Lane, Parsons Close, The Cherwell',
    ),
    sites: list(
      'Braunston Moorings, Royal Oak Trading Estate, Heartlands Business Park, Overstone Lakes Park, Monksmoor Phase 2, Foundry Yard',
    ),
  },
  {
    town: 'Rhyl',
    county: 'Denbighshire',
    code: 'LL18',
    villages: ['', 'Rhuddlan', 'Dyserth', 'Bodelwyddan', 'Kinmel Bay'],
    streets: list(
      'Ffordd y Bryn, Stryd Fawr, Lôn y Parc, Heol y Castell, Vale Road, Marsh Road, Rhodfa Wyn, Cefndy Road',
    ),
    sites: list(
      'Golden Gate Park, Sunnyvale Holiday Homes, Clwyd Retail Park, Glan Morfa Business Park, Llys Dewi, Neuadd Menai',
    ),
  },
  {
    town: 'Loughborough',
    county: 'Leicestershire',
    code: 'LE11',
    villages: ['', 'Nanpantan', 'Hathern', 'Quorn'],
    streets: list(
      'Epinal Lane, Ashby Square, Ratcliffe Gardens, Bishop Street, Meadow Lane, Wharncliffe Road, Forest Edge, Pinfold Gate',
    ),
    sites: list(
      'Falkegg Hall, Telford Halls, Royce Court, Swingbridge Industrial Estate, Bishop Meadow Boatyard, Charnwood Edge',
    ),
  },
];

/** Streets in the other language. */
export const TRANSLATED: Readonly<Record<string, string>> = {
  'Stryd Fawr': 'High Street',
  'Lôn y Parc': 'Park Lane',
  'Heol y Castell': 'Castle Road',
};

export const HOUSES = list(
  'Drumard House, Loughview, The Old Schoolhouse, Rowan Brae, Meadowbank, Ashgrove, Hillcrest Farm, Carnmore, Glenside, Fairways, The Coach House, Tŷ Gwyn, Islandview, Millhouse, Stonefield, Slieve View',
);
export const BOATS = list('Kingfisher, Lady Jane, Wandering Star, Otter, Heron, Nutmeg, Meander');
export const PEOPLE = list(
  "Mr Aidan O'Hara, Mrs K McAleese, Shreya Pillai, Dr Ffion Bevan, Occupier, Ms Agnieszka Wrona, The Tenant",
);
export const FIRMS = list(
  'Erne Tyres, Bevan & Daughters, 4 Paws Grooming Ltd, Clyde Lifts, Wee Bakes, Marlin Software Ltd',
);
export const UNKNOWN_STREETS = list(
  'Gortnagallon Road, Thistledown Way, Ffordd Elan, Bellhouse Wynd, Ironstone Crescent',
);
export const UNKNOWN_HOUSES = list(
  'Tamarisk, Craignahulliar House, Swallowfield, Hafod Elwy, Muirhead Lodge',
);
