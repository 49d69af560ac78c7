import { describe, expect, test } from 'vitest';
import { cleanse } from './cleanse.ts';

describe('the title decides', () => {
  test.each([
    ['Mr J Smith', 'M'],
    ['Mr Mary Smith', 'M'],
    ['Mrs John Smith', 'F'],
    ['Miss Kim Smith', 'F'],
    ['Ms S Patel', 'F'],
    ['Master S Smith', 'M'],
    ['Sir S Smith', 'M'],
    ['Dame S Smith', 'F'],
    ['Lady Smith', 'F'],
    ['Rev Mrs Smith', 'F'],
    ['Mx John Smith', 'U'],
    ['Smith (Mrs)', 'F'],
  ])('%s: %s', (name, gender) => {
    expect(cleanse(name).gender).toBe(gender);
  });
});

describe('then the forename', () => {
  test.each([
    ...'John Dave Wm Harry Lee Jay Alan Nigel Gareth Dafydd Ieuan Seamus Tadhg Hamish Alasdair Callum'
      .split(' ')
      .map((name) => [name, 'M']),
    ...'Mohammed Muhammad Ahmed Ibrahim Imran Yusuf Rajesh Sanjay Vikram Amit Nikhil Arjun'
      .split(' ')
      .map((name) => [name, 'M']),
    ...'Chukwuemeka Olumide Kwame Kofi Tinashe Sipho Piotr Krzysztof Andrzej Giovanni José João Jürgen'
      .split(' ')
      .map((name) => [name, 'M']),
    ...'Jane Margaret Liz Chloe Kylie Lesley Jean Carol Shirley Hilary Evelyn Beverley'
      .split(' ')
      .map((name) => [name, 'F']),
    ...'Siân Angharad Ffion Siobhán Niamh Aoife Caoimhe Mairi Eilidh Catriona'
      .split(' ')
      .map((name) => [name, 'F']),
    ...'Fatima Aisha Zainab Priya Sunita Deepika Lakshmi Adaeze Ngozi Abena Thandiwe'
      .split(' ')
      .map((name) => [name, 'F']),
    ...'Agnieszka Małgorzata Katarzyna Giulia María Zoë Anne-Marie Mary-Jo Sarah-Jane'
      .split(' ')
      .map((name) => [name, 'F']),
    ...'Kim Leslie Alex Sam Chris Pat Charlie Robin-Alex Taylor Jordan Ashley Kiran Gurpreet Manpreet Tolu'
      .split(' ')
      .map((name) => [name, 'U']),
    ['Jean-Paul', 'M'],
    ['Jean-Marie', 'F'],
    ['Xqzwv', 'U'],
  ])('%s: %s', (name, gender) => {
    expect(cleanse(`${name} Smith`).gender).toBe(gender);
    expect(cleanse(`Dr ${name.toUpperCase()} SMITH`).gender).toBe(gender);
  });

  test.each([
    ['J Robert Smith', 'M'],
    ['J Anne Smith', 'F'],
    ['J Smith', 'U'],
    ['Smith', 'U'],
    ['Dr Smith', 'U'],
    ['John', 'M'],
  ])('%s: %s', (name, gender) => {
    expect(cleanse(name).gender).toBe(gender);
  });
});

describe('then the other names', () => {
  test.each([
    ['Gurpreet Singh Gill', 'M'],
    ['Gurpreet Kaur Gill', 'F'],
    ['Gurpreet Kaur', 'F'],
    ['Harpreet Kaur Singh', 'F'],
    ['Gurpreet Singh', 'M'],
    ['Xyla Begum', 'F'],
    ['Kim bin Ali', 'M'],
    ['Kim binti Ali', 'F'],
    ['Xqz Ní Bhriain', 'F'],
    ['Xqz Kowalska', 'F'],
    ['Xqz Sawicka', 'F'],
    ['Xqz Kowalski', 'U'],
    ['John Kowalska', 'M'],
    ['Lê Thị Hồng', 'F'],
    ['Nguyễn Thị Minh Khai', 'F'],
    ['Phạm Văn Đồng', 'M'],
  ])('%s: %s', (name, gender) => {
    expect(cleanse(name).gender).toBe(gender);
  });
});
