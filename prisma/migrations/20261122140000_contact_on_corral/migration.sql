-- A third way to be answered: in the conversation, without giving a phone number or an e-mail address.
ALTER TYPE "contact_method" ADD VALUE 'corral';
