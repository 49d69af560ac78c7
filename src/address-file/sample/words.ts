/*
 * The parts of invented names. Towns and villages begin with syllables that sound like no real place.
 * Combined with the endings they give 2,000 names, and none of them occurs in 95,000 real addresses or 8,000
 * real wards. Streets and houses are named after common things, as everywhere. All words are in title case
 * and survive being written in capitals and converted back (src/address/title-case).
 */

const list = (words: string): readonly string[] => words.split(' ');

export const STEMS = list(
  'Bimble Bobbel Bumber Cobble Corvel Crumpel Dapple Dibbel Dimmel Drumble Fennel Fettle Fimmer ' +
    'Flannel Fribbel Gimble Gorsel Grizzle Hazzle Hobble Inkle Jangle Jessam Jostle Kindle Larken ' +
    'Mantle Mizzle Mossel Mottel Mumble Nimble Noodle Orrin Pickel Pimmer Plumber Quibble Quiller ' +
    'Rambel Rushel Saffer Scribble Sorrel Tamber Tattle Thimble Thistel Tumbel Velver Wamble Whimber ' +
    'Wigglet Wizzel Wobble Yarrel Yonder Zimmer',
);

export const TOWN_ENDINGS = list(
  'bridge borough chester combe ford garth hampton haven hithe market minster mouth port stead stoke stow thwaite ton wick worth',
);

export const VILLAGE_ENDINGS = list('cote dale den field ham hope hurst ley mere over sett shaw thorpe well');

/** Words that follow the name of a village: `Larkenley Green`. */
export const VILLAGE_ADDITIONS = list('Green End Heath Common Parva Magna Bottom Cross Moor Row');

export const STREET_WORDS = list(
  'Acorn Alder Almond Apple Ash Barley Beacon Beech Birch Bramble Bracken Castle Chapel Cherry Chestnut Church Clover Copper ' +
    'Daisy Damson Elder Elm Factory Falcon Fern Foundry Fountain Foxglove Garden Granary Harbour Hawthorn Hazel Heather ' +
    'Heron Holly Ivy Jasmine Jubilee Juniper Kestrel Kiln Laburnum Lark Laurel Lavender Lilac Lime Linden Lower Magnolia Main ' +
    'Maple Market Meadow Mill Mulberry Nelson New North Oak Old Orchard Park Pear Pine Plum Poplar Primrose Quarry Raven ' +
    'Reservoir Robin Rose Rowan Saddlers School South Spring Station Swallow Sycamore Tannery Teasel Thistle Tulip Upper Victoria ' +
    'Violet Walnut Waterloo Weavers Well Wellington West Willow Wren Yew',
);

export const DESCRIPTORS = list(
  'Road Road Road Street Street Lane Lane Close Close Close Avenue Avenue Drive Drive Crescent Way Gardens Grove Place Terrace Hill ' +
    'Walk Mews Row Rise View',
);

export const HOUSE_WORDS = list(
  'Apple Ash Bay Beech Bell Bluebell Bramble Briar Brook Cherry Corner Dove Fern Forge Glen Hawthorn Heather Hill Holly Honeysuckle ' +
    'Ivy Jasmine Laurel Lilac Linden Oak Orchard Pear Pine Poppy Primrose Quince Rose Rosemary Rowan Stone Sunny Swallow ' +
    'Thatched Thistle Tree Vine Wayside Well White Willow Wisteria Yew',
);

export const HOUSE_KINDS = list('Cottage Cottage House House Lodge Barn View Farm Bungalow Villa');

export const BLOCK_KINDS = list('Court Court House House Mansions Heights Tower Point Lodge Apartments');

export const TRADES = [
  'Bakery',
  'Books',
  'Brewing Co',
  'Builders Ltd',
  'Carpets Ltd',
  'Care Home',
  'Cycles',
  'Dental Practice',
  'Electrical Ltd',
  'Engineering plc',
  'Estate Agents',
  'Florist',
  'Furnishings',
  'Garage',
  'Hairdressing',
  'Joinery Ltd',
  'Nursery School',
  'Opticians',
  'Pharmacy',
  'Plumbing Ltd',
  'Primary School',
  'Printing Co Ltd',
  'Solicitors LLP',
  'Surgery',
  'Timber & Sons',
  'Toys',
  'Upholstery',
  'Veterinary Centre',
] as const;

export const DEPARTMENTS = [
  'Accounts Department',
  'Customer Services',
  'Goods Inwards',
  'Human Resources',
  'Mail Order Department',
  'Reception',
] as const;

export const ESTATES = ['Business Park', 'Industrial Estate', 'Retail Park', 'Trading Estate'] as const;

export const FLOORS = [
  'Basement Flat',
  'Ground Floor Flat',
  'First Floor Flat',
  'Second Floor Flat',
  'Top Floor Flat',
] as const;

/** Welsh words for kinds of street, which precede the name. */
export const WELSH_STREETS = ['Ffordd', 'Heol', 'Lon', 'Maes', 'Rhodfa', 'Stryd', 'Tai'] as const;

export const WELSH_WORDS = list(
  'Aderyn Afal Banadl Briallu Celyn Derw Eithin Gwenyn Helyg Llwyn Melin Onnen Rhedyn Rhosyn',
);
