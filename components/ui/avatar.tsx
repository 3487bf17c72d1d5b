import { avatarLetter } from './avatar-letter';

/** The person shown by an avatar. */
export interface AvatarPerson {
  firstName: string | null;
  email?: string | null;
  profileImageUrl: string | null;
}

const SIZES = {
  36: 'size-9 text-14',
  48: 'size-12 text-16',
  80: 'size-20 text-28',
  96: 'size-20 text-28 sm:size-24 sm:text-36',
} as const;

const TONES = {
  wheat: 'bg-wheat text-on-wheat',
  pasture: 'bg-pasture-soft text-pasture-ink',
  sky: 'bg-sky-soft text-sky-ink',
} as const;

/**
 * A person's picture, or else their letter. Decorative: the name is beside it or on the surrounding control. The largest
 * size is smaller on phones.
 */
export function Avatar({
  person,
  size = 36,
  tone = 'wheat',
}: {
  person: AvatarPerson;
  size?: keyof typeof SIZES;
  tone?: keyof typeof TONES;
}) {
  const box = `${SIZES[size]} flex-none rounded-full`;
  if (person.profileImageUrl) {
    return <img src={person.profileImageUrl} alt="" width={size} height={size} className={`${box} object-cover`} />;
  }
  return (
    <span aria-hidden className={`${box} grid place-items-center font-bold ${TONES[tone]}`}>
      {avatarLetter(person)}
    </span>
  );
}
