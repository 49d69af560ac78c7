/**
 * Words that tell an organisation from a person.
 *
 * `legal` words decide alone, whatever stands before them. `trade` words do too, and none is a common British surname.
 * `place` words are rare surnames as well (Kitchen, Temple): they decide only at the end of a name that begins with
 * neither a title, an initial nor a forename. `surname` words are common surnames (Church, Hall): they also want a
 * saint at the front, or another of these words before them (St Anne's Church, Village Hall).
 */
export const COMPANY_WORDS = {
  legal: `
    afc bhd bv cc ccc cic cio corp corporation cyf cyfyngedig fc gmbh inc incorporated limited llc lllp
    llp lp ltd nv pac pct plc pty sarl sdn srl wi
  `,
  trade: `
    academies academy accessories accountancy accountant accountants accounting accounts acoustics
    activities administration advertising advice advisers advisors advisory aerospace aesthetics agencies
    agency agents agricultural agriculture aircraft airlines airport airways alarms aldi alliance
    allotment allotments almshouse almshouses amazon ambulance amusement amusements analytics angling
    animals antiques apartments apparel appeal appliances aquatics arcade architects architectural
    architecture archive archives arena argos arms army artists arts asda assembly assessors asset assets
    assistance associated associates association athletic attractions auctioneers auctions audi audio
    audit authority auto autobody autocare autocentre autocentres automobile automobiles automotive
    autoparts autopoint autos autospares autotest aviation awards b&q bakehouse bakeries bakery balloons
    bankers banking baptist barbers barbershop barbershops barclays bathrooms batteries bbc beauty beds
    benefice benevolent bequest betfair betfred betting beverages bhs bicycles bikes bingo biotech bistro
    blinds bmw boards bodycraft bodyshop bodyworks bookies bookmaker bookmakers books bookshop bookshops
    boutique bowls boxing brasserie brethren breweries brewery brewing brickwork brigade britain british
    broadband broadcasting brokerage brokers bros budgens builders building buildings bungalows bureau
    burgers bus business businesses butchery buyers cabins cabs cafe cafes cafeteria caffe cakes campus
    canine canoe canolfan canteen capital caravan caravans cardiology care carers cargo carpark carpentry
    carpet carpets cars carvery casino casinos caterers catering cathedral catholic cattery cemetery
    center central centre centres ceramics chambers chaplaincy charitable charities chauffeurs chef
    chemicals chemist chemists childcare childminder childminders childminding children childrens chinese
    chip chippy chiropodist chiropody chiropractic choir christadelphian chronicle cinema cinemas circuit
    citizens citroen city civic cladding classes classics cleaners cleaning cleansing clearance clinic
    clinical clinics clothing club clubs clutches clwb co-op co-operative coach coaches coaching
    coachworks coatings cocktails coffee coleg collection collections collective college colleges colour
    comedy commerce commercial commercials commission committee commodities communication communications
    communities community companies company components comprehensive computer computers computing concepts
    concert concrete confectioners confectionery conference congregation conservation conservatories
    conservatory consortium constabulary construct construction consult consultancies consultancy
    consultant consultants consulting contract contracting contractor contractors contracts control
    controls convenience convent conversions conveyancing cooperative copiers cosmetic cosmetics
    costcutter costumes cottages council councils counselling counsellors couriers craft crafts creations
    creative creche credit crematorium cricket crystals cuisine cultural culture currys curtains customs
    cycle cycles cycling cylch cymdeithas cymru cyngor dairies dairy dance data dating daycare dealers
    dealership deanery decor decorating decorators deli delicatessen deliveries delivery demolition dental
    dentist dentistry dentists department depot dept dermatology design designer designers designs
    desserts detailers detailing developers development developments diagnostic diagnostics diesel diesels
    digital diner diocesan diocese direct directory dispensary dispensing distillery distribution
    distributors district diving diy doctors dojo donkey drainage drains drama drapes dressers driveways
    driving drugstore drugstores drycleaners dvla dyers eatery ecclesiastical eco ecology education
    educational eglwys electric electrical electricals electricians electronic electronics embassy
    embroidery emergency employment emporium energy engineer engineering engineers engines enterprise
    enterprises entertainment entertainments environment environmental equestrian equine equipment
    equities equity estate estates eu europe european evangelical event events excavations exchange
    executives exhausts exhibition exhibitions exotics expert experts explorers export exports express
    eyecare eyewear fabrication fabrications fabricators fabrics facilities factory farms fashion fashions
    fastfood federation fellowship fencing festival fferyllfa fiat fibre film films filters finance
    finances financial firm fisheries fishing fishmongers fitness fitters fittings fixings flats flooring
    floors florist florists food foodbank foods football footcare footwear forestry forum foundation
    foundry framing franchise freewheelers fruits fuel fuels fund funding fundraising funds funeral
    funerals furnishers furnishings furniture futures fx galleries gallery gaming garage garages gardening
    gas gb gearboxes generation gifts glazing global google gospel governors gps grammar granite graphic
    graphics greengrocer greengrocers greggs grill grocer groceries grocers grocery groundworks group
    groups growers guesthouse guide guides guild gurdwara gym gymnasium gymnastics haberdashery hair
    haircare hairdresser hairdressers hairdressing halfords hardware haulage hauliers headquarters health
    healthcare healthlink healthy hearing heating hifi highways hmp hmrc holdings holiday holidays home
    homebase homecare homewares honda hospice hospital hospitality hospitals hostel hosting hotel hotels
    hotline housing hsbc hub hygiene hyundai ice icecream iceland ikea imaging import imports improvements
    inclusive incubator independent industrial industries industry infant infants infirmary information
    infrastructure initiative initiatives inn innovation innovations inns insolvency inspection
    inspections instalations installations installers institute institution instrument instruments
    insulation insurance integrated interactive interior interiors international internet investment
    investments investors ironmongers islamic itv jewellers jewellery jewish jobs joiners joinery joint
    judo junction karate karting kawasaki kebab kebabs kennels kiosk kitchens knitwear laboratories
    laboratory labour labs ladbrokes ladies landrover landscape landscapes landscaping language laser
    launderette launderettes laundrette laundry lawyers learning leasing legal legion leisure lending
    letting lettings liberal libraries library licensing lidl lifestyle lifting lighting limousines linen
    lingerie liquor lloydspharmacy loans locksmith locksmiths locums lodges logistics londis lottery
    lounge lubricants luncheon luxury machine machinery machines mail mailing maintenance management
    managers manufacturers manufacturing marine market marketing markets marquees martial masjid materials
    maternity mathematics mazda mccolls mcdonalds mechanical mechanics meddygfa media mediation medical
    medicine medicines meithrin memorial mencap mens merchandise merchants metal metals metalworks
    methodist metro metropolitan microbrewery microsoft midlands milliners minibus minibuses mining
    ministries ministry mitsubishi mobile mobiles mobility modelling models montessori morrisons mortgage
    mortgages mosque mot motel motor motorcycle motorcycles motoring motors motorsport motorsports
    motorworld mots movers moves multi municipal museum museums music musical muslim mutual nails national
    natural natwest network networking networks neuadd neurology news newsagent newsagents newspaper
    newspapers nhs nightclub nightclubs nissan nspcc nurseries nursery nursing nutrition occupational
    office offices offlicence oil oils online ophthalmic ophthalmology optical optician opticians optics
    optometrist optometrists orchards orchestra ordnance organic organics organisation organization
    ornaments orthodontics orthodontist osteopath osteopathic osteopaths outdoors outfitters outlet
    outpatients outreach overseas packaging paediatrics paint painters paintings paints panels panto paper
    papers parcels parking parochial partners partnership partnerships parts pasta pastimes pastoral
    pastors patients patisserie pavilion paving payments payroll pension pensions pentecostal performance
    perfumery personnel pest petrol petroleum pets peugeot pharm pharma pharmaceutical pharmaceuticals
    pharmacies pharmacist pharmacy philharmonic phones photo photographers photographic photography physio
    physiotherapists physiotherapy pilates pizza pizzas pizzeria planning plants plasterboard plasterers
    plastering plastics play playcentre playgroup playgroups playing playscheme playschool plumbers
    plumbing podiatry police polish polymers pools portfolio post postal potteries pottery poultry
    poundland powder practice practices practitioner practitioners prep preparatory presbyterian preschool
    preservation press primary print printers printing prints prison probation processing processors
    produce product production productions products professional professionals programme programmes
    project projects promotions properties property proprietors prosthetics protection provisions pru
    psychiatry psychology psychotherapy pta ptfa ptsa pub public publications publicity publishers
    publishing pumps pursuits quakers quarries quarry racing radio railway railways rangers reclamation
    recording recordings records recovery recreation recruitment recycling refinishing reform
    refrigeration refuge refurbishment regeneration regiment region regional registry rehab rehabilitation
    relief relocation removals renault rental rentals repair repairs rescue research residence residential
    residents resource resources respite restaurant restaurants restoration retail retailers retirement
    revival rfc rheumatology roadside robotics roofing rooms rotary rowing royal royalmail rspb rspca
    rubber rugby saddlery safety sailing sailors sainsburys salon salons salvation samaritans sandwich
    sandwiches santander satellite savings sawmill sawmills scaffolders scaffolding school schools science
    sciences scientific scooters scotland scottish scouts scrap screen screens screwfix seafood seafoods
    secondary secretarial section securities security seminars seminary service services servicing sheds
    shelter shelters shipping shipyard shoes shop shopfitters shopfitting shopmobility shopping shops
    showroom showrooms signs silks sinfonia singers skate ski skills skincare skips skoda snack snooker
    soccer social societies society software solar solicitor solicitors solutions sorting sounds spar
    spares specialist specialists specialities specsavers spices spiritualist sport sporting sports squash
    stables stadium staffing stage stainless starbucks starch station stationers stationery stations
    steelworks stockbrokers stockists storage store strategic strategies strategy structural structures
    student students studies studio studios subway suites superdrug supermarket supermarkets superstore
    superstores supplies supply support surfacing surgeries surgery surgical surveying surveyors surveys
    sustainable suzuki sweets swim swimming synagogue syndicate syndications synergy system systems
    tabernacle tackle tailoring takeaway takeaways takeout tandoori tanning tapas tattoo tattoos tavern
    tax taxation taxi taxis tearoom tearooms tech technical technics technik technologies technology
    telecom telecommunications telecoms television tennis tents terminal territorial tesco textile
    textiles theatre theatres therapies therapist therapists therapy tiles tiling timber tippers
    tobacconist tool toolhire tools touring tourism tourist tours toyota toys tractors trade trader
    traders trades trading trailers trainers training transit translations transmission transmissions
    transport transportation travel travels treatment treatments trust trustee trustees trusts tuition
    tuning turf tutors tyre tyres tyreservices uk ulster undertakers undertaking underwriters uniform
    uniforms union unions unison unit unitarian united units university upholsterers upholstery upvc urban
    urology usa utc utilities vacuum valeting valuers vape vapes variety vauxhall vehicle vehicles vending
    ventilation venture ventures venues veterans veterinary vets video videos villas vineyard vineyards
    vintage vision visions vodafone volkswagen voluntary volunteers volvo waitrose warehouse warehousing
    waste watches waterproofing watersports wealth web website websites wedding weddings weighing welding
    welfare wellbeing wellness wharf wheelchair wheelchairs wheels wholefoods wholesale wholesaler
    wholesalers wickes wildlife window windows wine winebar wines wireless wmc women womens woodcraft
    woodwork woodworking workforce working workplace workshop workshops worldwide worship wrestling yacht
    yachting yachts yamaha ymca yoga youth ysgol ywca zoo
  `,
  place: `
    abbey arch band bank bar barn beacon board bowling bridge butchers cable castle castles chamber chapel
    chapels charity churches coast corner cottage courts crossroads den depot doors empire express farm
    fields fleet folly forest forge freight garden gardens gate grange greens grounds halls harbour haven
    heritage hideaway hideout hire hive hockey hollow homes house houses hut ironmonger island jewel
    kingdom kings kitchen lakes lands lawn legends lion lodge manor mansion marina meadow minster mission
    moor nest nook nunnery oak oaks oasis pack palace pantry parade paradise parsonage pavilion pier place
    planet plaza point port priory quay queens rectory retreat ridge riding river road rock rooms row
    sainsbury sales salvage seller shed shires spa spring springs square stable stars stores suite summit
    temple terrace thrift tower town tree trees vale valley view views villa village villas walk water
    well wharf woodland works world wye yard zone
  `,
  surname: `
    brook church close court croft cross field green hall hill lake mill orchard parish park towers ward wood woods
  `,
} as const;

/** What follows `&` in the names of firms. */
export const FIRM_TAILS: ReadonlySet<string> = new Set([
  'associates',
  'bro',
  'bros',
  'brother',
  'brothers',
  'co',
  'company',
  'daughter',
  'daughters',
  'nephew',
  'nephews',
  'partners',
  'sister',
  'sisters',
  'son',
  'sons',
]);

/** Endings of the names of sites: `something.co.uk`. */
export const SITE_ENDINGS: ReadonlySet<string> = new Set([
  'com',
  'co',
  'net',
  'org',
  'uk',
  'biz',
  'info',
  'eu',
  'ltd',
  'shop',
  'online',
]);

/** Words that no person's name holds in its middle. */
export const LINK_WORDS: ReadonlySet<string> = new Set('of for from with your our at upon the'.split(' '));
