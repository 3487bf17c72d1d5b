import { parseVideoLink } from './video-link';

describe('parseVideoLink', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['http://youtube.com/watch?feature=x&v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'youtube', 'aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?t=1', 'youtube', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://vimeo.com/1084537', 'vimeo', '1084537'],
    ['https://player.vimeo.com/video/1084537', 'vimeo', '1084537'],
    ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
    ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
  ])('reads %s', (link, provider, id) => {
    expect(parseVideoLink(link)).toMatchObject({ provider, id, embedUrl: expect.stringContaining(id) as string });
  });

  it.each([
    '',
    'youtube',
    'https://youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQtoolong',
    'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
    'https://evil.test/?https://youtu.be/aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'ftp://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/"onload="x',
    'https://vimeo.com/about',
    'https://www.dailymotion.com/user/x',
  ])('refuses %p', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });
});
