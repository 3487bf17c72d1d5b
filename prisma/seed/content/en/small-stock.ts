import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const wool = (v: Voice) => !v.hair;
const hair = (v: Voice) => v.hair;
const milk = (v: Voice) => v.milk;
const meat = (v: Voice) => v.meat;

const LAMBS: ClassText = {
  titles: [
    (v) => `${v.count} weaned ${v.breed} lambs, ${v.lb} lb`,
    (v) => `${v.breed} feeder lambs, lot of ${v.count}`,
    (v) => `${v.breed} wether lambs, thrifty and even`,
    (v) => `${v.breed} lambs for grass or feed, ${v.count} head`,
  ],
  about: [
    'Weaned three weeks and grazing wheat.',
    'Twins mostly, raised on the ewe with creep from thirty days.',
    'From a closed flock that lambs on pasture.',
    'On a lamb grower with free choice hay.',
  ],
  build: [
    (v) => `Averaging ${v.lb} lb with a few either side.`,
    'Docked, wethered and tagged.',
    'Long loined and full in the leg.',
    'Sorted, the light end stays home.',
  ],
  manner: [
    'Dog broke, they pen in five minutes.',
    'Ten or more to a buyer, gate cut.',
    'No sore mouth on the place.',
    'Take the lot and I will haul them to town for you.',
  ],
};

const EWES: ClassText = {
  titles: [
    (v) => `${v.count} ${v.breed} ewes, solid mouth`,
    (v) => `${v.breed} ewes, ${v.age}, good bags`,
    (v) => `Running-age ${v.breed} ewes, lot of ${v.count}`,
    (v) => `Range ${v.breed} ewes, raised on short grass`,
    (v) => `${v.breed} replacement ewes, ${v.count} to pick from`,
    (v) => `Starter flock: ${v.count} ${v.breed} ewes`,
  ],
  about: [
    when(wool, (v) => `Sheared in spring, ${v.pick('8', '9', '10')} lb of clean wool and good staple.`),
    when(wool, 'Fine wool, skirted and graded every year at the warehouse.'),
    when(hair, 'Shed clean every spring, no shearing bill.'),
    when(hair, 'Parasite tolerant, dewormed by FAMACHA score only.'),
    (v) => `Raised a ${v.n(135, 175, 5)} percent lamb crop last year.`,
    'Out of a closed flock of four hundred.',
    when((v) => v.months <= 36, 'Kept the old ones and sell the young, that is how short of grass we are.'),
  ],
  build: [
    (v) => `Weigh ${v.lb} lb, condition score three.`,
    'Mouths and bags checked one by one.',
    'Big-framed, open faced and sound on their feet.',
    'Hoof trimmed and foot-rot free.',
    'OPP tested and negative.',
  ],
  manner: [
    'Raised with guardian dogs and respect net fence.',
    'Easy lambers, they claim both.',
    'Gate cut in tens, or all together for less bother.',
    'Gentle enough for a first flock.',
    'Will hold them until your fence is up.',
  ],
};

const RAMS: ClassText = {
  titles: [
    (v) => `${v.breed} ram, ${v.age}, registered`,
    (v) => `Stout ${v.breed} ram, ${v.lb} lb`,
    (v) => `${v.breed} stud ram, twin born`,
    (v) => `${v.breed} ram, range ready and semen checked`,
    (v) => `Pasture-raised ${v.breed} ram, RR codon`,
  ],
  about: [
    'Twin born and raised, out of a ewe that has never missed.',
    'Performance tested with the top third for gain.',
    when((v) => v.months >= 24, 'Ran with sixty ewes last fall and covered them in two cycles.'),
    'From a stud line we have kept pure since my granddad.',
    'Grown on pasture, not pushed on corn.',
    when((v) => v.months >= 30, 'Sold only because his daughters are coming in.'),
  ],
  build: [
    (v) => `Weighs ${v.lb} lb and stands square.`,
    'Big testicles, B. ovis negative.',
    'Heavy bone, long loin, clean face.',
    'Feet trimmed and sound, teeth right on the pad.',
  ],
  manner: [
    'Good mannered and halter started.',
    'Does not fight gates or people.',
    'I can send photos of his lambs.',
    'Guaranteed breeder for one season.',
    'Delivery to the spring sale at no charge.',
  ],
};

const KIDS: ClassText = {
  titles: [
    (v) => `${v.count} weaned ${v.breed} kids`,
    (v) => `${v.breed} kids, ${v.months} months, growing fast`,
    (v) => `${v.breed} wether and doe kids, lot of ${v.count}`,
    (v) => `${v.breed} kids, ${v.lb} lb, off the brush`,
  ],
  about: [
    'Raised by their mothers on brush and a little creep.',
    when(milk, 'Bottle raised on heat-treated milk, tame as pups.'),
    when(meat, 'Out of big-framed nannies and a registered billy.'),
    'Weaned a month ago and never looked back.',
    'Closed herd, tested every winter.',
  ],
  build: [
    (v) => `Around ${v.lb} lb and gaining.`,
    'Disbudded and tagged.',
    'Wide, thick made and slick haired.',
    'Even set, the runts are not in the count.',
  ],
  manner: [
    'Good show prospects in this pen for the patient.',
    'Five or more, please.',
    'Easy to catch and easy to haul.',
    'They know a guardian dog and an electric net.',
    'Stop by after chores and take your pick.',
  ],
};

const DOES: ClassText = {
  titles: [
    when(
      (v) => v.months <= 36,
      (v) => `${v.count} ${v.breed} does, young and sound`,
    ),
    (v) => `${v.breed} does, ${v.age}, proven mothers`,
    (v) => `Set of ${v.count} ${v.breed} does`,
    (v) => `${v.breed} nannies, hard country raised`,
    when(milk, (v) => `${v.breed} does in milk, ${v.count} to choose from`),
    when(milk, (v) => `${v.breed} milkers, stand trained`),
    (v) => `${v.breed} doe herd reduction, ${v.count} head`,
  ],
  about: [
    when(milk, (v) => `Milking ${v.pick('5', '6', '7')} lb a day and easy on the hand.`),
    when(milk, 'On milk test two years, butterfat over four percent.'),
    when(meat, 'Raise twins on cedar and live oak with no grain.'),
    when(meat, 'Weaned 180 percent last year without help.'),
    'Herd is CAE, CL and Johne’s negative.',
    'Selling down because the kids are off to college.',
    'Home raised from a foundation set we bought ten years back.',
    'On pasture all year with hay in the worst of winter.',
  ],
  build: [
    (v) => `Weigh about ${v.lb} lb in working flesh.`,
    'Good udders with two clean teats.',
    'Strong feet, straight backs, full mouths.',
    'Hooves done last week, coats slick.',
    'Deep bodied with room for triplets.',
  ],
  manner: [
    'Tame, come running to a coffee can.',
    'Sell in pairs or the lot.',
    'They stay behind four strands of hot wire.',
    'Never had to pull a kid.',
    'An unrelated buck is available too.',
    'Good first goats for a family.',
  ],
};

const BUCKS: ClassText = {
  titles: [
    (v) => `${v.breed} buck, ${v.age}, ready to work`,
    (v) => `${v.breed} herd sire, ${v.lb} lb`,
    (v) => `Registered ${v.breed} buck`,
    (v) => `Pasture-raised ${v.breed} billy, sound and gentle`,
  ],
  about: [
    'Sired a full kid crop here and his daughters are keepers.',
    'One of triplets, raised on the doe.',
    'Top gainer of the forage test.',
    'Comes from a herd that culls hard on worms and feet.',
    'Bred for bone and vigor on native range.',
  ],
  build: [
    (v) => `Weighs ${v.lb} lb in pasture condition.`,
    'Wide chested, good horn set, correct bite.',
    'Even testicles and a clean two-teat structure.',
    'Straight legs and dark hard hooves.',
  ],
  manner: [
    'Leads on a collar and does not jump.',
    'Would trade for unrelated does.',
    'Papers go with him on sale day.',
    'Polite for a buck, smell included.',
    when((v) => v.months >= 24, 'He can be seen with this year’s kids.'),
  ],
};

export const SHEEP_EN: SpeciesText<'ovine'> = {
  classes: { lamb: LAMBS, ewe: EWES, ram: RAMS },
  health: [
    'CD-T with the booster, drenched off a fecal count.',
    'CD-T current and sore mouth vaccinated.',
    'Vaccinated and vet checked this month.',
  ],
};

export const GOATS_EN: SpeciesText<'caprine'> = {
  classes: { kid: KIDS, doe: DOES, buck: BUCKS },
  health: [
    'CD-T current, copper bolused, dewormed by eye score.',
    'Vaccinated with CD-T and pneumonia.',
    'CD-T boosted thirty days ago.',
  ],
};
