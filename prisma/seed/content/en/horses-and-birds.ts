import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const donkey = (v: Voice) => v.donkey;
const mule = (v: Voice) => !v.donkey;
const layer = (v: Voice) => v.layer;
const ranger = (v: Voice) => !v.layer && !v.quail;

const FOALS: ClassText = {
  titles: [
    (v) => `${v.coat} ${v.breed} colt, ${v.months} months`,
    (v) => `${v.breed} colt, ${v.coat}, halter broke`,
    (v) => `Ranch-bred ${v.breed} colt, ${v.coat}`,
  ],
  about: [
    'Out of a ranch mare that has done it all, by a stud with earnings.',
    'Weaned at six months and running with his mates on grass.',
    'Both parents are here to look at.',
    'Five-panel clear by parentage.',
  ],
  build: [
    (v) => `Big hipped and ${v.lb} lb already.`,
    'Straight legs, good bone, pretty head.',
    'Should finish at fifteen hands.',
  ],
  manner: [
    'Leads, ties, stands for the farrier.',
    'Loads and has been hauled twice.',
    'Curious kind of colt, first one to the gate.',
    'Papers ready to transfer.',
  ],
};

const HORSES: ClassText = {
  titles: [
    (v) => `${v.coat} ${v.breed} ${v.noun}, ${v.age}, ranch broke`,
    (v) => `${v.breed} ${v.noun}, ${v.coat}, anybody can ride`,
    when(
      (v) => v.breed !== 'Percheron',
      (v) => `${v.coat} ${v.breed} ${v.noun}, ropes both ends`,
    ),
    when(
      (v) => v.breed === 'Percheron',
      (v) => `${v.coat} Percheron ${v.noun}, broke to drive single or double`,
    ),
    (v) => `Solid ${v.coat} ${v.breed} ${v.noun}, ${v.age}`,
    (v) => `${v.breed} ${v.noun} for the ranch or the trail, ${v.coat}`,
    (v) => `Family-safe ${v.coat} ${v.breed} ${v.noun}`,
  ],
  about: [
    'Used every week to sort, doctor and drag calves.',
    'Started at two by a good hand and never rushed.',
    'Packed hunters into the mountains three falls in a row.',
    'Bought as a weanling, and we have done all the riding.',
    'Has been to enough brandings that nothing is news.',
    'Has gone down the trail alone and in company, creeks and bridges included.',
    'Spent two years on a feedyard, then came home to be the kids’ horse.',
    'Easy keeper, lives out on grass and hay.',
  ],
  build: [
    (v) => `Stands ${v.pick('14.2', '14.3', '15', '15.1', '15.2')} hands and about ${v.lb} lb.`,
    'Sound, clean legged, barefoot or shod.',
    'Deep heart girth and a good hip.',
    'Teeth floated this year.',
    'Vet check welcome at your expense.',
  ],
  manner: [
    'No buck, no bite, no kick.',
    'Catches in the open and loads in anything.',
    'Neck reins and carries a light bridle.',
    'Come ride as long as you want before deciding.',
    'Plenty of go, honest stop.',
    'Fine standing tied all day.',
    'Price reflects what it costs to make one like this.',
  ],
};

const MULES: ClassText = {
  titles: [
    (v) => `${v.coat} ${v.noun}, ${v.age}, broke to ride and pack`,
    when(mule, (v) => `Saddle mule, ${v.coat}, sure footed`),
    when(donkey, 'Guardian donkey, raised with goats'),
  ],
  about: [
    when(mule, 'Out of a Quarter mare, packs elk or kids with the same patience.'),
    when(mule, 'Used in the roughest country we own.'),
    when(donkey, 'Raised with goats since weaning and runs off coyotes.'),
  ],
  build: [(v) => `About ${v.lb} lb, good feet, never shod.`, 'Sound and trimmed on schedule.'],
  manner: [
    'Catches easy and stands for the farrier.',
    'Has no bad habits but singing at breakfast.',
    'Ground ties and crosses water.',
  ],
};

const CHICKS: ClassText = {
  titles: [
    (v) => `${v.breed} day-old chicks, ${v.count} minimum`,
    (v) => `${v.breed} chicks, hatching weekly`,
    (v) => `Straight-run ${v.breed} chicks`,
  ],
  about: [
    'Hatched every Tuesday from our own breeders.',
    'From a small flock we have selected for eight years.',
    'Reserve a week ahead and pick up the morning they hatch.',
  ],
  build: [
    'Strong legs and clean navels, extras in every box.',
    'Straight run, expect half and half.',
    'Hatch rate has been near ninety percent.',
  ],
  manner: [
    'Have the brooder warm before you come.',
    'Priced per chick, less on a hundred.',
    'They travel fine for a day in the box.',
  ],
};

const FOWL: ClassText = {
  titles: [
    when(
      (v) => !v.quail,
      (v) => `${v.breed} ${v.noun}, ${v.count}, pasture raised`,
    ),
    when(
      (v) => v.quail,
      (v) => `Coturnix quail, breeding trios, ${v.count} birds`,
    ),
    when(layer, (v) => `${v.breed} hens, ${v.months} months, laying`),
    when(ranger, (v) => `${v.breed} ${v.noun}, grown, ${v.count} to sell`),
    (v) => `${v.breed} ${v.noun}, ${v.months} months old, healthy`,
  ],
  about: [
    when(layer, 'Laying five or six a week each on layer mash and bugs.'),
    when(layer, 'Raised on grass behind an electric net and moved every other day.'),
    when(layer, 'Good layers and gentle birds, started last spring.'),
    when(ranger, 'They work the grasshoppers all day and come in at dusk.'),
    when(ranger, 'Hatched and raised here on pasture.'),
    when(ranger, 'Grown slow on grain and grass, ready for a new farm.'),
    when((v) => v.quail, 'Wire raised on game bird feed and laying daily; the price is per trio.'),
  ],
  build: [
    'Full feather, clean legs, no mites.',
    'Pullorum clean flock, good weight.',
    (v) => `I have ${v.count} and will not hatch more until spring.`,
  ],
  manner: [
    'Used to kids and dogs.',
    'Bring crates in the cool of the morning.',
    'Five or more makes it worth my while.',
    'Will mix sexes the way you want them.',
  ],
};

const TURKEYS: ClassText = {
  titles: [
    (v) => `${v.breed} turkeys, ${v.count}, about ${v.lb} lb`,
    (v) => `Pasture ${v.breed} turkeys, ${v.months} months`,
    (v) => `${v.breed} turkeys for the holidays, ${v.count} left`,
  ],
  about: [
    'Raised on grass with a 20 percent grower and moved every week.',
    'Started in the brooder here and never sick a day.',
    'They range the hay meadow and roost in the barn.',
  ],
  build: [(v) => `Live weight near ${v.lb} lb.`, 'Broad breasted and sound on their legs.'],
  manner: [
    'Sold alive, I can point you to a processor.',
    'Toms and hens, tell me which.',
    'A deposit holds them until November.',
  ],
};

export const HORSES_EN: SpeciesText<'equine'> = {
  classes: { foal: FOALS, horse: HORSES, mule: MULES },
  health: [
    'Five-way, West Nile and rabies done this spring.',
    'Shots and worming current.',
    'Up to date on vaccinations, with records.',
  ],
};

export const BIRDS_EN: SpeciesText<'aviary'> = {
  classes: { chick: CHICKS, fowl: FOWL, turkey: TURKEYS },
  health: ['Marek’s vaccinated.', 'Vaccinated flock on a clean place.', 'Fowl pox and Newcastle vaccinated.'],
};
