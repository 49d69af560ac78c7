import { residenceAt } from '../../../address/alternatives.ts';
import { deliveryPoint, type Premises } from '../../../address/delivery-point.ts';
import { titleCase } from '../../../address/title-case/title-case.ts';
import type { Row } from '../../rows.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import type { LineResult } from '../row-gatherer.ts';
import { MULTIPLE_RESIDENCE as LAYOUT } from './layouts.ts';
import { resolved } from './read-address.ts';
import { streetsInTitleCase } from './reference-tables.ts';
import type { ResidenceOrder } from './residence-order.ts';

/** Reads a record of Multiple Residence, which has all its text in the record itself. */
export function readResidence(record: FixedRecord, order: ResidenceOrder): LineResult {
  return resolved(record, LAYOUT.postcodeType, (postcodeType): Row | string => {
    const udprn = record.number(LAYOUT.udprn);
    const umprn = record.number(LAYOUT.umprn);
    if (udprn === 0) return 'The record has no UDPRN.';
    if (umprn === 0) return 'The record has no UMPRN.';
    const cased = (field: { at: number; width: number; name: string }) => titleCase(record.text(field));
    const first = premisesOf(record, 'first');
    const second = premisesOf(record, 'second');
    const [shared, own] = order === 'residence first' ? [second, first] : [first, second];
    const parent = deliveryPoint({
      ...shared,
      ...streetsInTitleCase({
        thoroughfareName: record.text(LAYOUT.thoroughfareName),
        thoroughfareDescriptor: record.text(LAYOUT.thoroughfareDescriptor),
        dependentThoroughfareName: record.text(LAYOUT.dependentThoroughfareName),
        dependentThoroughfareDescriptor: record.text(LAYOUT.dependentThoroughfareDescriptor),
      }),
      doubleDependentLocality: cased(LAYOUT.doubleDependentLocality),
      dependentLocality: cased(LAYOUT.dependentLocality),
      postTown: record.text(LAYOUT.postTown),
      postcode: record.text(LAYOUT.postcode),
      postcodeType,
      deliveryPointSuffix: record.text(LAYOUT.deliveryPointSuffix),
      udprn,
      addressKey: record.number(LAYOUT.addressKey),
      organisationKey: record.number(LAYOUT.organisationKey),
    });
    const point = {
      ...residenceAt(parent, { ...own, umprn, parentUdprn: udprn }),
      smallUserOrganisation: parent.smallUserOrganisation || own.smallUserOrganisation,
      concatenated: own.concatenated,
    };
    return { kind: 'address', address: { kind: 'multiple-residence', point, umprn } };
  });
}

interface ResidencePremises extends Premises {
  readonly organisation: string;
  readonly department: string;
  readonly smallUserOrganisation: boolean;
  readonly concatenated: boolean;
}

function premisesOf(record: FixedRecord, set: 'first' | 'second'): ResidencePremises {
  return {
    buildingNumber: record.digits(LAYOUT[`${set}BuildingNumber`]),
    buildingName: titleCase(record.text(LAYOUT[`${set}BuildingName`])),
    subBuildingName: titleCase(record.text(LAYOUT[`${set}SubBuildingName`])),
    organisation: titleCase(record.text(LAYOUT[`${set}Organisation`])),
    department: titleCase(record.text(LAYOUT[`${set}Department`])),
    smallUserOrganisation: record.isYes(LAYOUT[`${set}SmallUserOrganisation`]),
    concatenated: record.isYes(LAYOUT[`${set}Concatenation`]),
  };
}
