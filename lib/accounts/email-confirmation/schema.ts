import { z } from 'zod';
import { mailedCode } from '@/lib/core/mailed-codes/schema';
import { currentPassword } from '@/lib/accounts/passwords/schema';
import { emailAddress } from '@/lib/core/validation/fields';

/** How long the link in the mail confirms; its code is valid for CODE_MINUTES. */
export const LINK_HOURS = 24;

/** How long the owner of a replaced address can take the change back. */
export const RESTORE_DAYS = 7;

export const confirmCodeSchema = z.object({ code: mailedCode });

/** The password is asked of those who have confirmed an address before. */
export const changeAddressSchema = z.object({ email: emailAddress, currentPassword: currentPassword.optional() });
export const changeAddressFormSchema = z.object({ email: emailAddress, currentPassword });

export type ChangeAddressInput = z.output<typeof changeAddressSchema>;
