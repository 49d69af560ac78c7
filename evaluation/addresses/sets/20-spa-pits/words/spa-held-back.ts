import { areas, split } from '../../common/split.ts';
import type { PlaceWords } from '../../common/words.ts';

/** The suburbs and villages of the second spa town. */
export const SPA_HELD_BACK: PlaceWords = {
  areas: areas(
    `town; TN91; ; Royal Ashwells; Ashwells; Cranfold
town; TN92; ; Royal Ashwells; Ashwells; Cranfold
district; TN92; Mount Ephron; Royal Ashwells; Ashwells; Cranfold
district; TN93; Nevill Grove; Royal Ashwells; Ashwells; Cranfold
district; TN93; Hawkenby; Royal Ashwells; Ashwells; Cranfold
district; TN94; Southbarrow; Royal Ashwells; Ashwells; Cranfold
district; TN94; Rusthurst; Royal Ashwells; Ashwells; Cranfold
district; TN95; High Brooms End; Royal Ashwells; Ashwells; Cranfold
district; TN95; Sherwood Rise; Royal Ashwells; Ashwells; Cranfold
village; TN96; Langtree Green; Royal Ashwells; Ashwells; Cranfold
village; TN96; Speldham; Royal Ashwells; Ashwells; Cranfold
village; TN97; Frantley; Royal Ashwells; Ashwells; Cranfold
village; TN97; Pembridge; Royal Ashwells; Ashwells; Cranfold
village; TN97; Bidbury Heath; Royal Ashwells; Ashwells; Cranfold
town; TN98; ; Paddock Hythe; Paddock; Royal Ashwells
village; TN99; Matfold; Paddock Hythe; Paddock; Royal Ashwells
village; TN99; Brenchwell; Paddock Hythe; Paddock; Royal Ashwells
village; TN99; Horsmanden Street; Paddock Hythe; Paddock; Royal Ashwells`,
    { borough: 'Ashwells and Paddock', county: 'Kent', oldCounty: 'West Kent' },
  ),
  whole:
    split(`Main Street, Church Lane, Upper Parade, Lower Parade, Chapel Place, The Pantiles Walk, Mount Pleasant,
    Grove Hill Road, Crescent Road, Calverly Street, Garden Road, Vale Avenue, Camden Road, Hastings Road, The Common,
    School Hill, Post Office Lane, The Broadway, Forge Lane, Commercial Road`),
  bases:
    split(`Molyneux, Boyne, Lonsdale, Guildford, Dudley, Rodmell, Lansbrook, Culverden, Byng, Earls, Frog, Hungershall,
    Nevilstone, Warwick, Cumberland, Linden, Claverham, Madeira, Frant, Broadwater, Ramslye, Eridge, Major Yorks,
    Poona, Delves, Arundel, Buckingham, Bentham, Farmcombe, Prospect, Ferndale, Pembury, Sandrock, Carlyle, Cadogan,
    Beulah, Stephens, Quarry, Tunnel, Dukes, Goods Station, Garlinge, Kirkdale, Albion, Western, Norman, Stanley, Auckland,
    Granville, Upper Dunstan, Knightsbury, Tedder, Oakwood, Greggs Wood, Liptraps, Birken, Dowding, Blackthorn,
    Powder Mill, Yew Tree, Holmewood, Huntleys, Bishops Down, Coniston, Reynolds, Shandon, Southwood, Summervale, Speedwell,
    Banner Farm, Forest, Bayham, Cleveland, Polesden, Hawkhurst, Maryland, Windmill, Napier, Sutherland, Roedean`),
  heads: split('Ash, Bay, Chil, Den, Elm, Fair, Gold, Hazel, Iden, Kil, Lam, New, Pen, Rus, Tice, Wad'),
  tails: split('bury, croft, den, down, fold, grove, hill, land, lands, ley, stead, well'),
  blocks:
    split(`Decimus, Burtonshaw, Trinity, Kentish, Dorchester, Baltimore, Merevale, Hurstbourne, Lancaster, Wellesley,
    Chalybeate, Beaumont, Ravenswood, Lyndhurst, Eastcliffe, Northfield, Summerhill, Heathside, Christowe, Penshaw,
    Chilston, Sevenoaks, Adelaide, Ferrars, Woodbury, Swanmead, Tollgate, Hamilton, Pavilion, Colonnade, Dunorlan`),
  estates: split('Knights Wood Phase 3, Hollyfields, Royal Chase, The Old Hospital Site, Cricketers Green'),
  houses:
    split(`Hillside, Oakdene, Mulberry Cottage, The Rectory, Heathfield, Culpeppers, Cherry Trees, The Old Oast,
    Oast Cottage, Rydal Mount, Pine Lodge, The Croft, Stable Cottage, Weavers, Wealden House, Bracken Hill, Furzefield,
    Little Orchard, Hop Pickers, Broomlands, Shepherds Hey, Tanyard House, Tile Hall, Wychwood, Wellbrook, Brambles,
    The Old Post Office, Ashgrove, Burrswood, Eastview, Foxgloves, Firbank, Gorse Cottage, Homelea, Iridge House,
    Jasmine Cottage, Kiln House, Lamberts, Maplehurst, North Lodge, Ockley House, Primrose Cottage, Rooks Nest`),
  places:
    split(`Calverley Park, Spa View, Wellington Arms, Royal Sussex, Kentish Gate, Swan and Crown, Vale Royal, Camden Arms,
    Earls Court, Beacon Hill, Mount Edgcombe, Hand and Sceptre, Russell, Grand Parade, Marlborough, Clifton House`),
  sites:
    split(`Longfield Enterprise Centre, North Farm Trading Park, Decimus Park, Chapman Way Estate, Kingstanding Business Park,
    Lamberts Yard Workshops, Hawkenby Depot, Salisbury Road Works, High Brooms Commercial Park, Brenchwell Rural Offices`),
};
