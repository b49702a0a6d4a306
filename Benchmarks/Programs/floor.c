// The floor of a program: `floor < LINES` writes each line #rrggbb as oklch(), `floor #rrggbb` the one.
// Origin: limit.c of this project's shared benchmark folder; the arithmetic is unchanged.
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include "../Sources/CFloor/oklab.h"
static int hv(int c){return c<='9'?c-'0':(c|32)-'a'+10;}
static int parse_hex(const char*s,uint8_t*o){if(*s++!='#')return 0;for(int i=0;i<3;i++){o[i]=hv(s[0])<<4|hv(s[1]);s+=2;}return 1;}
static char D4[10000][4];
static inline char* put4(char*p,unsigned v){memcpy(p,D4[v],4);return p+4;}
static size_t stream(const char*s,size_t len,char*out){size_t n=len/8;char*p=out;static uint8_t c[B*3];static float o[B*3];
  for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;for(int j=0;j<k;j++)parse_hex(s+8*(i+j),c+3*j);srgb8_oklch(c,o,k);
    for(int j=0;j<k;j++){unsigned L=(unsigned)(o[3*j]*10000+0.5f),C=(unsigned)(o[3*j+1]*10000+0.5f),h=(unsigned)(o[3*j+2]*100+0.5f);memcpy(p,"oklch(",6);p+=6;
      *p++=L>=10000?'1':'0';*p++='.';p=put4(p,L>=10000?0:L);*p++=' ';*p++='0';*p++='.';p=put4(p,C);*p++=' ';unsigned hi=h/100,lo=h%100;char t[4];memcpy(t,D4[hi],4);memcpy(p,t+1,3);p+=3;*p++='.';memcpy(p,D4[lo]+2,2);p+=2;*p++=')';*p++='\n';}}return p-out;}
int main(int count,char**words){
  for(int i=0;i<256;i++){double x=i/255.0;LUT[i]=x<=0.04045?x/12.92:pow((x+0.055)/1.055,2.4);}
  static char in[1<<18],out[(1<<18)*4];
  if(count>1){uint8_t c[3];float o[3];parse_hex(words[1],c);srgb8_oklch(c,o,1);for(int i=0;i<10000;i++)for(int k=3,d=i;k>=0;k--,d/=10)D4[i][k]='0'+d%10;
    size_t w=stream(words[1],8,out);return write(1,out,w)<0;}
  for(int i=0;i<10000;i++)for(int k=3,d=i;k>=0;k--,d/=10)D4[i][k]='0'+d%10;
  size_t have=0;ssize_t r;while((r=read(0,in+have,sizeof in-have))>0){have+=r;size_t use=have/8*8;size_t w=stream(in,use,out);for(size_t d=0;d<w;){ssize_t k=write(1,out+d,w-d);if(k<0)return 1;d+=k;}memmove(in,in+use,have-use);have-=use;}return 0;}
