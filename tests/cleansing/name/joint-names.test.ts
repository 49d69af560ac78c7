import { describe, expect, test } from 'vitest';
import { cleanse, DEFAULT, parts } from './cleanse.ts';

describe('several people in one name', () => {
  test.each([
    ['Mr & Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr and Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr + Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr&Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr &amp; Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr/Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Mr / Mrs Smith', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['MR & MRS J SMITH', 'Mr & Mrs|J||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs J Smith'],
    ['mr and mrs j smith', 'Mr & Mrs|J||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs J Smith'],
    ['Mr & Mrs J A Smith', 'Mr & Mrs|J|A|Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs J A Smith'],
    ['Mr & Mrs John Smith', 'Mr & Mrs|John||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs John Smith'],
    ['Mr. & Mrs. J. Smith', 'Mr & Mrs|J||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs J Smith'],
    ['Mr J and Mrs A Smith', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    ['MR J & MRS A SMITH', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    [
      'Mr J B & Mrs A C Smith',
      'Mr & Mrs|J & A|B & C|Smith|',
      'Dear Mr and Mrs Smith',
      'Mr J B & Mrs A C Smith',
    ],
    [
      'Mr John & Mrs Jane Smith',
      'Mr & Mrs|John & Jane||Smith|',
      'Dear Mr and Mrs Smith',
      'Mr John & Mrs Jane Smith',
    ],
    [
      'Mr & Mrs John & Jane Smith',
      'Mr & Mrs|John & Jane||Smith|',
      'Dear Mr and Mrs Smith',
      'Mr John & Mrs Jane Smith',
    ],
    ['Mr & Mrs J & A Smith', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    ['Mr J Smith & Mrs A Smith', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    ['Mr J Smith Mrs A Smith', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    ['Mr J Smith, Mrs A Smith', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    [
      'Mr A Jones & Ms B Brown',
      'Mr & Ms|A & B||Jones & Brown|',
      'Dear Mr Jones and Ms Brown',
      'Mr A Jones & Ms B Brown',
    ],
    [
      'Mr Smith & Mrs Jones',
      'Mr & Mrs|||Smith & Jones|',
      'Dear Mr Smith and Mrs Jones',
      'Mr Smith & Mrs Jones',
    ],
    [
      'Mr James & Mrs Jones',
      'Mr & Mrs|||James & Jones|',
      'Dear Mr James and Mrs Jones',
      'Mr James & Mrs Jones',
    ],
    [
      'Mr James & Mrs Ann Jones',
      'Mr & Mrs|James & Ann||Jones|',
      'Dear Mr and Mrs Jones',
      'Mr James & Mrs Ann Jones',
    ],
    [
      'Mr Smith & Ms J Brown',
      'Mr & Ms|J||Smith & Brown|',
      'Dear Mr Smith and Ms Brown',
      'Mr Smith & Ms J Brown',
    ],
    ['Mr & Mr Smith', 'Mr & Mr|||Smith|', 'Dear Mr and Mr Smith', 'Mr & Mr Smith'],
    ['Ms A Jones and Ms B Jones', 'Ms & Ms|A & B||Jones|', 'Dear Ms and Ms Jones', 'Ms A & Ms B Jones'],
    ['Dr & Mrs Smith', 'Dr & Mrs|||Smith|', 'Dear Dr and Mrs Smith', 'Dr & Mrs Smith'],
    ['Dr A & Dr B Smith', 'Dr & Dr|A & B||Smith|', 'Dear Dr and Dr Smith', 'Dr A & Dr B Smith'],
    ['Rev & Mrs Smith', 'Rev & Mrs|||Smith|', 'Dear Rev and Mrs Smith', 'Rev & Mrs Smith'],
    [
      'Rev Dr J & Mrs A Smith',
      'Rev Dr & Mrs|J & A||Smith|',
      'Dear Rev Dr and Mrs Smith',
      'Rev Dr J & Mrs A Smith',
    ],
    ['Lord and Lady Smith', 'Lord & Lady|||Smith|', 'Dear Lord and Lady Smith', 'Lord & Lady Smith'],
    [
      'Sir John and Lady Smith',
      'Sir & Lady|John||Smith|',
      'Dear Sir John and Lady Smith',
      'Sir John & Lady Smith',
    ],
    ['Drs X & Y Smith', 'Drs|X & Y||Smith|', 'Dear Drs Smith', 'Drs X & Y Smith'],
    [
      'Drs Lambert & Nguyen',
      'Drs|||Lambert & Nguyen|',
      'Dear Drs Lambert and Nguyen',
      'Drs Lambert & Nguyen',
    ],
    ['Drs Smith', 'Drs|||Smith|', 'Dear Drs Smith', 'Drs Smith'],
    ['Messrs J & A Smith', 'Messrs|J & A||Smith|', 'Dear Messrs Smith', 'Messrs J & A Smith'],
    ['Messrs J, A, B Smith', 'Messrs|J & A & B||Smith|', 'Dear Messrs Smith', 'Messrs J & A & B Smith'],
    [
      'Mr & Mrs van der Berg',
      'Mr & Mrs|||van der Berg|',
      'Dear Mr and Mrs van der Berg',
      'Mr & Mrs van der Berg',
    ],
    ["Mr & Mrs O'Brien", "Mr & Mrs|||O'Brien|", "Dear Mr and Mrs O'Brien", "Mr & Mrs O'Brien"],
    [
      'Mr A & Mrs B Smith-Jones',
      'Mr & Mrs|A & B||Smith-Jones|',
      'Dear Mr and Mrs Smith-Jones',
      'Mr A & Mrs B Smith-Jones',
    ],
    ['Smith, Mr & Mrs', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith'],
    ['Smith, Mr & Mrs J', 'Mr & Mrs|J||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs J Smith'],
    ['SMITH, Mr J & Mrs A', 'Mr & Mrs|J & A||Smith|', 'Dear Mr and Mrs Smith', 'Mr J & Mrs A Smith'],
    ['Smith, John & Jane', '|John & Jane||Smith|', 'Dear John and Jane Smith', 'John & Jane Smith'],
    ['John & Jane Smith', '|John & Jane||Smith|', 'Dear John and Jane Smith', 'John & Jane Smith'],
    ['JOHN AND JANE SMITH', '|John & Jane||Smith|', 'Dear John and Jane Smith', 'John & Jane Smith'],
    ['John/Jane Smith', '|John & Jane||Smith|', 'Dear John and Jane Smith', 'John & Jane Smith'],
    ['John Smith & Jane Smith', '|John & Jane||Smith|', 'Dear John and Jane Smith', 'John & Jane Smith'],
    [
      'John Smith and Jane Brown',
      '|John & Jane||Smith & Brown|',
      'Dear John Smith and Jane Brown',
      'John Smith & Jane Brown',
    ],
    [
      'John, Jane & Bob Smith',
      '|John & Jane & Bob||Smith|',
      'Dear John, Jane and Bob Smith',
      'John & Jane & Bob Smith',
    ],
    ['John and Jane', '|John & Jane|||', 'Dear John and Jane', 'John & Jane'],
    ['J & M Smith', '|J & M||Smith|', DEFAULT, 'J & M Smith'],
    ['J, T & H Ware', '|J & T & H||Ware|', DEFAULT, 'J & T & H Ware'],
    ['S J & S G Shannon', '|S & S|J & G|Shannon|', DEFAULT, 'S J & S G Shannon'],
    ['AP & J Brunton', '|A & J|P|Brunton|', DEFAULT, 'A P & J Brunton'],
    [
      'Mr John Smith & Miss Jane Brown',
      'Mr & Miss|John & Jane||Smith & Brown|',
      'Dear Mr Smith and Miss Brown',
      'Mr John Smith & Miss Jane Brown',
    ],
    [
      'Mr John Smith OBE & Mrs Jane Smith',
      'Mr & Mrs|John & Jane||Smith|OBE',
      'Dear Mr and Mrs Smith',
      'Mr John Smith OBE & Mrs Jane Smith',
    ],
    ['Mr John Smith & Mrs', 'Mr & Mrs|John||Smith|', 'Dear Mr and Mrs Smith', 'Mr John & Mrs Smith'],
    [
      'Mr A, Mrs B & Miss C Smith',
      'Mr & Mrs & Miss|A & B & C||Smith|',
      'Dear Mr, Mrs and Miss Smith',
      'Mr A & Mrs B & Miss C Smith',
    ],
    ['Mr Smith and Family', 'Mr|||Smith|', 'Dear Mr Smith', 'Mr Smith & Family'],
    ['MR J SMITH & FAMILY', 'Mr|J||Smith|', 'Dear Mr Smith', 'Mr J Smith & Family'],
    ['Mr & Mrs Smith & Family', 'Mr & Mrs|||Smith|', 'Dear Mr and Mrs Smith', 'Mr & Mrs Smith & Family'],
    ['Mr Smith and Guest', 'Mr|||Smith|', 'Dear Mr Smith', 'Mr Smith & Guest'],
    ['John Smith and Partner', '|John||Smith|', 'Dear Mr Smith', 'John Smith & Partner'],
  ])('%s', (name, expected, salutation, envelope) => {
    const cleansed = cleanse(name);
    expect(parts(name)).toBe(expected);
    expect(cleansed).toMatchObject({ type: 'Joint', gender: 'J', salutation, envelopeName: envelope });
  });
});

describe('informally', () => {
  test.each([
    ['Mr John & Mrs Jane Smith', 'Dear John and Jane'],
    ['John & Jane Smith', 'Dear John and Jane'],
    ['Mr John Smith & Miss Jane Brown', 'Dear John and Jane'],
    ['Mr & Mrs John & Jane Smith', 'Dear John and Jane'],
    ['John, Jane & Bob Smith', 'Dear John, Jane and Bob'],
    ['Mr & Mrs John Smith', 'Dear Mr and Mrs Smith'],
    ['Mr J & Mrs A Smith', 'Dear Mr and Mrs Smith'],
    ['Sir John and Lady Jane Smith', 'Dear John and Jane'],
    ['J & M Smith', DEFAULT],
  ])('%s', (name, salutation) => {
    expect(cleanse(name, { salutation: 'informal' }).salutation).toBe(salutation);
  });
});

describe('not several people', () => {
  test.each([
    ['John Smith &', 'Person'],
    ['& John Smith', 'Person'],
    ['Mr & Mrs', 'Unknown'],
    ['Mr Smith/Jones', 'Unknown'],
    ['Smith/Jones', 'Unknown'],
    ['Mr A & Mr B & Mr C & Mr D & Mr E & Mr F & Mr G Smith', 'Unknown'],
    ['Marks & Spencer', 'Company'],
    ['Smith & Jones', 'Company'],
    ['Smith, Jones & Brown', 'Company'],
    ['J & M', 'Company'],
    ['B&Q', 'Company'],
    ['Mrs Smith & Son', 'Company'],
    ['Mr J Smith & Sons', 'Company'],
    ['Clarke Willmott & Clarke', 'Company'],
  ])('%s is %s', (name, type) => {
    expect(cleanse(name).type).toBe(type);
  });
});
