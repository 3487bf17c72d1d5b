import { avatarLetter } from './avatar-letter';
import { cn } from './cn';

/** The person shown by an avatar. */
export interface AvatarPerson {
  firstName: string | null;
  email?: string | null;
  profileImageUrl: string | null;
}

/** A person's picture, or else their letter. Decorative: the name is beside it or on the surrounding control. */
export function Avatar({
  person,
  size = 36,
  tone = 'wheat',
  className,
}: {
  person: AvatarPerson;
  size?: 36 | 48;
  tone?: 'wheat' | 'pasture' | 'sky';
  className?: string;
}) {
  const box = cn('size-9 flex-none rounded-full', size === 48 && 'size-12', className);
  if (person.profileImageUrl) {
    return <img src={person.profileImageUrl} alt="" width={size} height={size} className={cn(box, 'object-cover')} />;
  }
  const tones = {
    wheat: 'bg-wheat text-on-wheat',
    pasture: 'bg-pasture-soft text-pasture-ink',
    sky: 'bg-sky-soft text-sky-ink',
  };
  return (
    <span
      aria-hidden
      className={cn(box, 'grid place-items-center font-bold', size === 48 ? 'text-16' : 'text-14', tones[tone])}
    >
      {avatarLetter(person)}
    </span>
  );
}
