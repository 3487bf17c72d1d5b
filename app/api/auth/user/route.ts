export { GET } from '@/app/api/user/route';
