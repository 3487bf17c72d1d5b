import { when, type ClassText, type SpeciesText } from '../voice';

const CALVES: ClassText = {
  titles: [
    (v) => `${v.count} weaned ${v.breed} steer calves, ${v.lb} lb`,
    (v) => `${v.breed} steer calves, bunk broke, lot of ${v.count}`,
    (v) => `One-iron set of ${v.count} ${v.breed} steer calves`,
    (v) => `${v.breed} calves, long weaned and ready for grass, ${v.count} head`,
    (v) => `Fancy ${v.breed} steer calves, ${v.count} off the cow`,
    (v) => `Load of ${v.breed} calves, all natural, ${v.lb} lb`,
    (v) => `${v.count} ${v.breed} calves, top cut of our spring crop`,
    (v) => `Home-raised ${v.breed} steer calves, no brand but ours, ${v.count}`,
  ],
  about: [
    (v) => `Weaned ${v.n(45, 75)} days on the home place and eating out of the bunk.`,
    'Out of our own cows and registered bulls, all born inside of sixty days.',
    'Came off native grass with their mothers, no creep and no implants.',
    (v) => `Fence-line weaned, then backgrounded ${v.n(30, 50)} days on hay and a little cake.`,
    'Same ranch, same brand, same vet for three generations of cows.',
    'Spring calves that summered in the hills and have never been through a sale barn.',
    'We sell the whole steer crop every fall and these are the top two thirds.',
    'On oat hay and five pounds of a 14 percent grower since weaning.',
  ],
  build: [
    (v) => `They weigh right at ${v.lb} lb with a 2 percent pencil shrink.`,
    (v) => `Less than ${v.n(60, 90, 5)} lb from top to bottom.`,
    'Moderate frame, lots of bone, green enough to gain.',
    'All cut and dehorned young, healed up before the flies.',
    'Medium flesh, number one muscle, uniform as you will find.',
    (v) => `The ranch scale said ${v.lb} lb average on Monday.`,
    (v) => `Last year's mates finished at ${v.n(1380, 1450, 10)} lb and graded ${v.n(86, 94)} percent Choice.`,
  ],
  manner: [
    'Gentle, handled horseback and afoot, no dogs.',
    'They know what a hot wire and a water tank are.',
    'Turn them out or put them straight on feed, they will go either way.',
    'Will sort off a smaller group of twenty if you need fewer.',
    'Repeat buyers have taken these for years, happy to give names.',
    'No bad eyes, no lumps, no cripples.',
    'A quiet bunch that walks right up on the trailer.',
  ],
};

const FEEDERS: ClassText = {
  titles: [
    (v) => `${v.count} ${v.breed} feeder steers, ${v.lb} lb`,
    (v) => `${v.breed} yearling steers, one load, ${v.lb} lb`,
    (v) => `${v.breed} steers off wheat pasture, ${v.count} head`,
    (v) => `Lot of ${v.count} ${v.breed} steers, ready for the yard`,
    (v) => `${v.breed} steers, ${v.months} months, sorted even`,
    (v) => `Grass yearlings: ${v.count} ${v.breed} steers`,
    (v) => `${v.count} thick-made ${v.breed} feeders, straight from the ranch`,
  ],
  about: [
    'Wintered on wheat pasture and gaining better than two pounds a day.',
    (v) => `Bought as calves off two ranches and straightened out here ${v.n(90, 150, 5)} days ago.`,
    'Ran on native bluestem with mineral and nothing else.',
    'On a starter ration of hay, corn and distillers, stepped up once.',
    'Home raised, weaned last fall and roughed through the winter on purpose.',
    'Turned out in May, never doctored but for two foot rots.',
    'These came off grass last week and are full of growth.',
    'Grown slow on cornstalks and hay, so they carry no extra flesh.',
    'A neighbor and I put our steers together to make a full load.',
  ],
  build: [
    (v) => `Base weight ${v.lb} lb, 3 percent shrink, eight cent slide.`,
    'Large frame, number one and one and a half muscle.',
    (v) => `Weighed at daylight off the pasture at ${v.lb} lb.`,
    'Long bodied and green, with all their growth ahead of them.',
    'Two tail-enders were pulled, what is left matches.',
    'Will make a 50,000 lb load with a few to spare.',
    'Knife cut, no implants, eligible for a natural program.',
  ],
  manner: [
    'Quiet steers that pen easy.',
    'Bunk broke, tank broke and broke to a hot wire.',
    'Can ship on a day of notice, good all-weather loadout.',
    'Held here up to two weeks at no charge with a deposit.',
    'Video of the whole set walking past the gate, no close-ups of the good ones.',
    'Come drive through them in the evening and bring your own eyes.',
    'They have been worked with sorting sticks and patience.',
  ],
};

const FINISHED: ClassText = {
  titles: [
    (v) => `${v.count} ${v.breed} fat steers, ${v.lb} lb`,
    (v) => `Finished ${v.breed} steers, ready to hang`,
    (v) => `${v.breed} fat cattle, show list ready, ${v.count} head`,
    (v) => `${v.breed} steers on full feed, ${v.lb} lb and ready`,
    (v) => `Pen of ${v.count} finished ${v.breed} steers`,
    (v) => `Corn-fed ${v.breed} steers for the locker, one or ${v.count}`,
    (v) => `${v.breed} fats, ${v.months} months, sold by the head`,
  ],
  about: [
    (v) => `On full feed ${v.n(140, 180, 5)} days of steam-flaked corn, silage and alfalfa.`,
    'Fed at home on our own corn and hay from weaning to finish.',
    (v) => `Came in last winter and have gained ${v.pick('3.4', '3.6', '3.8', '4.0')} lb a day since.`,
    'No beta agonists, and all withdrawal times are met.',
    'Started on grass and finished on a hot ration since early summer.',
    'These are the first draft out of a 300 head pen.',
    'Single-source cattle, age and source verified.',
    'Slow fed on rolled barley and hay, the way the locker customers like them.',
  ],
  build: [
    (v) => `Averaging ${v.lb} lb over our certified scale.`,
    (v) => `The last pen yielded ${v.n(63, 65)} percent and went ${v.n(82, 91)} percent Choice or better.`,
    'Good cover over the ribs without being wasty.',
    'Yield grade twos and threes, no heavies.',
    'Deep, wide topped and full in the brisket.',
    (v) => `They weighed ${v.lb} lb this week with a 4 percent shrink taken.`,
  ],
  manner: [
    'Packers and small lockers both welcome.',
    'We can haul to a plant within a hundred miles.',
    'One at a time is fine if you have a kill date.',
    'Easy to load, quiet enough to walk through.',
    'They will not get better, so they move this month.',
    'Feed sheets and processing records go with them.',
  ],
};

const PREGNANT: ClassText = {
  titles: [
    (v) => `${v.count} bred ${v.breed} ${v.noun}, preg-checked`,
    (v) => `${v.breed} bred ${v.noun}, safe to low birth weight bulls`,
    (v) => `Bred ${v.breed} ${v.noun}, tight calving window, ${v.count} head`,
    (v) => `${v.count} home-raised bred ${v.breed} ${v.noun}`,
    (v) => `${v.breed} ${v.noun}, ultrasounded and ready to go to work`,
    (v) => `Reputation ${v.breed} bred ${v.noun}, lot of ${v.count}`,
  ],
  about: [
    (v) => `Ultrasounded by our vet to calve in a ${v.n(40, 60, 5)} day window.`,
    'Preg-checked in the fall and every one of them stuck the first cycle or the second.',
    'AI bred to a calving-ease sire, then cleaned up with his sons.',
    'Raised on big dry country, they know how to hunt grass and walk to water.',
    'We kept too many replacements and the hay pile says no.',
    'Dispersing this age group because the lease is up.',
    'Their mothers still work here, come look at the kind of cow they make.',
    'Bred to registered bulls with the papers to show.',
  ],
  build: [
    (v) => `Weigh about ${v.lb} lb, body condition five to six.`,
    'Good feet, tight bags and sound mouths.',
    'Moderate size, easy keepers, bred for the cow side.',
    'Pelvic measured as yearlings and the small ones went to town.',
    'Matched up well enough to hang the picture on a wall.',
  ],
  manner: [
    'Gentle and used to people on foot.',
    'Guaranteed bred on delivery day, your vet or ours.',
    'Would like to sell them in groups of five or more.',
    'They come to a feed pickup from half a mile away.',
    'No outlaws, that kind does not stay here long.',
    'Good mothers out of good mothers, calved in the open without help.',
  ],
};

const DAIRY: ClassText = {
  titles: [
    (v) => `${v.breed} milk cow, gentle and easy to milk`,
    (v) => `${v.breed} dairy cow giving ${Math.round(v.litres / 3.785)} gallons a day`,
    (v) => `Family milk cow, ${v.breed}, hand or machine`,
    (v) => `${v.breed} cow in milk, clean udder, ${v.age} old`,
  ],
  about: [
    (v) => `Giving about ${Math.round(v.litres * 2.2)} lb a day on twice-a-day milking.`,
    'Came out of a grazing herd and milks on grass and a little grain.',
    'Calved without help and cleaned right away.',
    'Raised here from a bottle calf and tested every year.',
  ],
  build: [
    'Four good quarters, cell count low, never had mastitis.',
    (v) => `Weighs around ${v.lb} lb and holds her flesh.`,
    'Strong udder attachment and black hard feet.',
  ],
  manner: [
    'Leads, ties and stands to be milked without kickers.',
    'My kids milk her before school.',
    'You are welcome to milk her yourself before you pay.',
    'Ready to nurse calves or fill a bulk tank.',
  ],
};

const BULLS: ClassText = {
  titles: [
    (v) => `Registered ${v.breed} bull, ${v.age}, semen tested`,
    (v) => `${v.breed} bull, calving ease, ready to turn out`,
    (v) => `Stout ${v.breed} bull, ${v.lb} lb`,
    when(
      (v) => v.months > 30,
      (v) => `${v.breed} herd bull, gentle and proven`,
    ),
    (v) => `Range-raised ${v.breed} bull with papers`,
    (v) => `${v.breed} bull, moderate birth weight, ${v.age} old`,
    (v) => `${v.breed} bull out of our best cow family`,
  ],
  about: [
    (v) => `Birth weight ${v.n(68, 84)}, weaned at ${v.n(640, 760, 5)} lb with no creep.`,
    'Developed on grass and a high-roughage ration so he lasts.',
    'His mother has calved inside forty-five days eight years running.',
    'Carries balanced EPDs, calving ease with enough growth to sell by the pound.',
    'Sired by an AI bull you will know, out of a first-rate range cow.',
    'Ran with the yearling bulls on rough country all summer.',
    when((v) => v.months > 30, 'He settled thirty cows here last year and his calves are on the ground to see.'),
    'Gain tested with forty others and finished in the top fifth.',
  ],
  build: [
    (v) => `Scrotal ${v.n(36, 42)} cm, passed a full breeding soundness exam.`,
    (v) => `Weighs ${v.lb} lb in working clothes, not in show shape.`,
    'Sound footed, long striding and easy fleshing.',
    'Heavy muscled with a clean front and plenty of rib.',
    'Good eye pigment and a tidy sheath.',
  ],
  manner: [
    'Quiet to be around and easy on fences.',
    'First breeding season guaranteed.',
    'Safe on heifers, plenty of cows too.',
    'Free board until turnout and delivery inside two hundred miles.',
    'DNA parent verified, transfer included.',
    'Only selling because I have enough of this bloodline.',
  ],
};

export const CATTLE_EN: SpeciesText<'bovine'> = {
  classes: { calf: CALVES, feeder: FEEDERS, finished: FINISHED, pregnant: PREGNANT, dairy: DAIRY, bull: BULLS },
  health: [
    'Two rounds of modified-live respiratory and seven-way, poured for lice.',
    'Full vaccination program, records from our vet.',
    'Blackleg, respiratory and pinkeye shots are all current.',
    (v) => `Worked ${v.n(20, 45)} days ago: shots, pour-on and drench.`,
    'Vaccinated at branding and again at preconditioning.',
  ],
};
