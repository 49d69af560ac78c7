import { plainWords } from './segments.ts';

/** Countries that people write at the end of an address. None of them is an element of the address. */
const countries = new Set(
  (
    'united kingdom,uk,great britain,gb,gbr,britain,england,scotland,wales,cymru,northern ireland,n ireland,' +
    'the united kingdom,england and wales'
  ).split(','),
);

/**
 * Counties: postal, traditional and administrative, each followed by its usual short forms. Names that are
 * also towns (Durham, Antrim) count only after `County`.
 * The last lines are larger areas that people write in place of a county.
 */
const table = `
Avon; Bedfordshire, Beds; Berkshire, Berks; Buckinghamshire, Bucks; Cambridgeshire, Cambs; Cheshire, Ches; Cleveland;
Cornwall; County Durham, Co Durham; Cumberland; Cumbria; Derbyshire, Derbys; Devon, Devonshire; Dorset; East Sussex, E Sussex;
East Riding of Yorkshire, East Riding, East Yorkshire, E Yorks, East Yorks; Essex; Gloucestershire, Glos, South Gloucestershire, S Glos;
Greater London, Gtr London, Gt London; Greater Manchester, Gtr Manchester, Gt Manchester, Lancs/Gtr Manchester; Hampshire, Hants; Herefordshire; Hertfordshire, Herts; Humberside;
North Humberside, N Humberside; South Humberside, S Humberside; Huntingdonshire, Hunts; Isle of Wight, IOW, I O W;
Isles of Scilly; Kent; Lancashire, Lancs; Leicestershire, Leics; Lincolnshire, Lincs, North Lincolnshire, N Lincs,
North East Lincolnshire, N E Lincs, NE Lincs; Merseyside; Middlesex, Middx, Mddx, Midx, Middsx; Norfolk; North Yorkshire, N Yorks, N Yorkshire, North Yorks;
North Somerset; Northamptonshire, Northants; Northumberland; Nottinghamshire, Notts; Oxfordshire, Oxon; Rutland;
Shropshire, Salop; Somerset; South Yorkshire, S Yorks, S Yorkshire, South Yorks; Staffordshire, Staffs; Suffolk; Surrey; Sussex; Teesside;
Tyne and Wear, T and W, Tyne Wear; Warwickshire, Warks; West Midlands, W Mids, W Midlands; West Sussex, W Sussex;
West Yorkshire, W Yorks, W Yorkshire, West Yorks; Westmorland; Wiltshire, Wilts; Worcestershire, Worcs; Yorkshire, Yorks;
Anglesey, Isle of Anglesey, Ynys Mon, Sir Ynys Mon; Blaenau Gwent; Brecknockshire; Breconshire; Caernarfonshire; Cardiganshire;
Carmarthenshire, Carms, Sir Gaerfyrddin, Sir Gar; Ceredigion; Clwyd; Denbighshire, Sir Ddinbych; Dyfed; Flintshire, Sir y Fflint; Glamorgan; Gwent; Gwynedd; Merionethshire;
Mid Glamorgan, Mid Glam, M Glam; Monmouthshire, Mon, Sir Fynwy; Montgomeryshire; Pembrokeshire, Pembs, Sir Benfro; Powys; Radnorshire;
Rhondda Cynon Taf, Rhondda Cynon Taff, RCT; South Glamorgan, South Glam, S Glam; Torfaen; Vale of Glamorgan, Bro Morgannwg, The Vale of Glamorgan; West Glamorgan, West Glam, W Glam;
Aberdeenshire; Angus; Argyll, Argyllshire; Argyll and Bute; Ayrshire; North Ayrshire; East Ayrshire; South Ayrshire; Banffshire;
Berwickshire; Isle of Bute; Caithness; Clackmannanshire; Dunbartonshire; West Dunbartonshire; East Dunbartonshire;
Dumfriesshire; Dumfries and Galloway; East Lothian; Midlothian; West Lothian; Lothian; Fife; Grampian; Highland, Highlands;
Inverness-shire; Isle of Skye; Isle of Lewis; Kincardineshire; Kinross-shire; Kirkcudbrightshire; Lanarkshire; North Lanarkshire; South Lanarkshire;
Moray, Morayshire; Nairnshire; Orkney, Orkney Islands; Peeblesshire; Perthshire; Perth and Kinross; Renfrewshire;
East Renfrewshire; Ross-shire; Roxburghshire; Scottish Borders; Selkirkshire; Shetland, Shetland Islands; Stirlingshire;
Strathclyde; Sutherland; Tayside; Western Isles; Wigtownshire;
County Antrim, Co Antrim; County Armagh, Co Armagh; County Down, Co Down; County Fermanagh, Co Fermanagh;
County Londonderry, Co Londonderry, Co Derry, County Derry; County Tyrone, Co Tyrone;
North Wales, N Wales; Mid Wales; South Wales, S Wales; West Wales; South East Wales; East Anglia; East Midlands, E Midlands;
South West England; South East England; North West England; North East England;
Isle of Man, IOM; Guernsey; Jersey`;

const counties = new Map<string, string>();
for (const entry of table.split(';')) {
  const [name = '', ...others] = entry.split(',').map((word) => word.trim());
  for (const written of [name, ...others]) counties.set(plainWords(written), name);
}

/**
 * The London boroughs and the City. Some addresses have `Hackney`, `LB Hackney` or
 * `London Borough of Hackney` in place of a county.
 */
const boroughs = (
  'Barking and Dagenham,Barnet,Bexley,Brent,Bromley,Camden,Croydon,Ealing,Enfield,Greenwich,Hackney,Hammersmith and Fulham,Haringey,' +
  'Harrow,Havering,Hillingdon,Hounslow,Islington,Kensington and Chelsea,Kingston upon Thames,Lambeth,Lewisham,Merton,Newham,Redbridge,' +
  'Richmond upon Thames,Southwark,Sutton,Tower Hamlets,Waltham Forest,Wandsworth,Westminster'
).split(',');

/**
 * Other districts and unitary authorities whose names are not simply those of a town, so they are never a
 * post town.
 */
const authorities = (
  'Adur,Allerdale,Amber Valley,Arun,Babergh,Bassetlaw,Bath and North East Somerset,Bournemouth Christchurch and Poole,' +
  'Breckland,Broadland,Broxbourne,Broxtowe,Calderdale,Cannock Chase,Central Bedfordshire,Charnwood,Cherwell,Cheshire East,' +
  'Cheshire West and Chester,Chiltern,Cotswold,Craven,Cumberland,Dacorum,Derbyshire Dales,East Cambridgeshire,East Devon,' +
  'East Hampshire,East Hertfordshire,East Lindsey,East Northamptonshire,East Staffordshire,East Suffolk,Eden,Elmbridge,Epping Forest,Epsom and Ewell,Erewash,' +
  'Fenland,Folkestone and Hythe,Forest of Dean,Fylde,Gedling,Hambleton,Harborough,Hart,Hertsmere,High Peak,Hinckley and Bosworth,Hyndburn,' +
  'Kings Lynn and West Norfolk,Kirklees,Knowsley,Malvern Hills,Medway,Mendip,Mid Devon,Mid Suffolk,Mid Sussex,Mole Valley,New Forest,Newark and Sherwood,' +
  'North Devon,North Dorset,North East Derbyshire,North Hertfordshire,North Kesteven,North Norfolk,North Northamptonshire,North Tyneside,North Warwickshire,' +
  'North West Leicestershire,Nuneaton and Bedworth,Oadby and Wigston,Pendle,Purbeck,Redcar and Cleveland,Ribble Valley,Richmondshire,Rossendale,Rother,' +
  'Rushcliffe,Rushmoor,Ryedale,Sandwell,Sedgemoor,Sefton,South Cambridgeshire,South Derbyshire,South Hams,South Holland,South Kesteven,' +
  'South Lakeland,South Norfolk,South Oxfordshire,South Ribble,South Staffordshire,South Tyneside,Spelthorne,Staffordshire Moorlands,' +
  'Suffolk Coastal,Surrey Heath,Tameside,Tandridge,Teignbridge,Tendring,Test Valley,Three Rivers,Thanet,Thurrock,Tonbridge and Malling,' +
  'Torbay,Torridge,Trafford,Uttlesford,Vale of White Horse,Waveney,Waverley,Wealden,Welwyn Hatfield,West Berkshire,West Devon,West Dorset,' +
  'West Lancashire,West Lindsey,West Northamptonshire,West Oxfordshire,West Suffolk,Westmorland and Furness,Weymouth and Portland,Windsor and Maidenhead,Wirral,' +
  'Wychavon,Wyre,Wyre Forest,Neath Port Talbot,' +
  'Aberdeen City,Dundee City,City of Edinburgh,Glasgow City,Inverclyde,Na h Eileanan Siar,' +
  'Antrim and Newtownabbey,Ards and North Down,Armagh Banbridge and Craigavon,Causeway Coast and Glens,Derry and Strabane,' +
  'Fermanagh and Omagh,Lisburn and Castlereagh,Mid and East Antrim,Mid Ulster,Newry Mourne and Down'
).split(',');

const BEFORE_BOROUGHS = [
  '',
  'LB ',
  'LB of ',
  'London Borough ',
  'London Borough of ',
  'Borough of ',
  'Royal Borough of ',
  'City of ',
];

/**
 * The names of all regions, with their short forms: counties, countries, London boroughs, London itself. An
 * address may end with one of them, whatever its street.
 */
export function regionNames(): string[] {
  return [
    'London',
    'City of London',
    ...countries,
    ...counties.keys(),
    ...boroughs.flatMap((borough) => BEFORE_BOROUGHS.map((before) => before + borough)),
  ];
}

/**
 * The names of districts and unitary authorities that are not also names of towns. Some of them are also
 * names of houses: Eden, Medway.
 */
export function districtNames(): readonly string[] {
  return authorities;
}

export function isCountry(segment: string): boolean {
  return countries.has(plainWords(segment));
}

/** The full name of a county; undefined if the text is not a county. */
export function countyNamed(segment: string): string | undefined {
  const county = counties.get(plainWords(segment));
  if (county !== undefined || !segment.includes('/')) return county;
  // In two languages: `Sir Ddinbych/Denbighshire`.
  const named = segment.split('/').map((part) => counties.get(plainWords(part)));
  return named.every((name) => name !== undefined && name === named[0]) ? named[0] : undefined;
}

/** Islands that are the post town of some districts and a former county of others: `Portree, Isle of Skye`. */
const islandTowns: readonly (readonly [string, RegExp])[] = [
  ['Isle of Lewis', /^HS2 /],
  ['Isle of Skye', /^IV(?:4[1-9]|5[56]) /],
  ['Isle of Bute', /^PA20 /],
];

/** Whether a text is the name of an island that is the post town of a postcode. */
export function isIslandTown(segment: string, postcode: string): boolean {
  const name = countyNamed(segment);
  return islandTowns.some(([island, districts]) => island === name && districts.test(postcode));
}

/** Postcode areas whose post town is always London. */
const LONDON_AREAS = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);

/** The only post town of a postcode area; undefined if it has several. */
export function townOfArea(area: string): string | undefined {
  return LONDON_AREAS.has(area) ? 'LONDON' : undefined;
}
