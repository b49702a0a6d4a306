// Hand-written kernels: what a processor core can do at all, and so the floor the library is measured
// against. Origin: limit.c of this project's shared benchmark folder; the arithmetic is unchanged.
#include "CFloor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "oklab.h"
static void srgb8_lab(const uint8_t*s,float*o,size_t n){
  float r[B],g[B],b[B],L[B],a[B],bb[B];
  for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;deint(s+3*i,r,g,b,k);
    for(int j=0;j<k;j++){float X=(0.4123908f*r[j]+0.3575843f*g[j]+0.1804808f*b[j])*(1/0.9504559f),Y=0.2126390f*r[j]+0.7151687f*g[j]+0.0721923f*b[j],Z=(0.0193308f*r[j]+0.1191948f*g[j]+0.9505322f*b[j])*(1/1.0890578f);
      float cx=fcbrt(X),cy=fcbrt(Y),cz=fcbrt(Z); const float e=216.0f/24389,q=24389.0f/27/116,c=16.0f/116;
      cx=X>e?cx:X*q+c;cy=Y>e?cy:Y*q+c;cz=Z>e?cz:Z*q+c; L[j]=116*cy-16;a[j]=500*(cx-cy);bb[j]=200*(cy-cz);} inter(L,a,bb,o+3*i,k);} }
static void srgb8_hsl(const uint8_t*s,float*o,size_t n){
  float r[B],g[B],b[B],H[B],S[B],L[B];
  for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B; for(int j=0;j<k;j++){r[j]=s[3*(i+j)];g[j]=s[3*(i+j)+1];b[j]=s[3*(i+j)+2];}
    for(int j=0;j<k;j++){float R=r[j],G=g[j],Bl=b[j]; float mx=R>G?R:G;mx=mx>Bl?mx:Bl;float mn=R<G?R:G;mn=mn<Bl?mn:Bl;float d=mx-mn,su=mx+mn,den=su>255?510-su:su;
      float num=mx==R?G-Bl:mx==G?Bl-R:R-G,off=mx==R?0:mx==G?120:240; float h=d>0?off+60*num/d:0; h=h<0?h+360:h; H[j]=h;S[j]=den>0?d/den:0;L[j]=su*(1.0f/510);} inter(H,S,L,o+3*i,k);} }
// ---- scalar, straightforward double code with libm (what a careful one-colour-at-a-time call costs in C)
static __attribute__((noinline)) void oklch1(const uint8_t*s,double*o){double r=LUTD[s[0]],g=LUTD[s[1]],b=LUTD[s[2]];
  double l=cbrt(0.4122214708*r+0.5363325363*g+0.0514459929*b),m=cbrt(0.2119034982*r+0.6806995451*g+0.1073969566*b),q=cbrt(0.0883024619*r+0.2817188376*g+0.6299787005*b);
  double L=0.2104542553*l+0.7936177850*m-0.0040720468*q,A=1.9779984951*l-2.4285922050*m+0.4505937099*q,C=0.0259040371*l+0.7827717662*m-0.8086757660*q;
  o[0]=L;o[1]=sqrt(A*A+C*C);o[2]=atan2(C,A)*57.29577951308232;if(o[2]<0)o[2]+=360;}
static __attribute__((noinline)) void lab1(const uint8_t*s,double*o){double r=LUTD[s[0]],g=LUTD[s[1]],b=LUTD[s[2]];
  double X=(0.41239079926595934*r+0.357584339383878*g+0.1804807884018343*b)/0.95045592705167,Y=0.21263900587151027*r+0.715168678767756*g+0.07219231536073371*b,Z=(0.01933081871559182*r+0.11919477979462598*g+0.9505321522496607*b)/1.089057750759878;
#define F(t) ((t)>216.0/24389?cbrt(t):((t)*(24389.0/27)+16)/116)
  double x=F(X),y=F(Y),z=F(Z);o[0]=116*y-16;o[1]=500*(x-y);o[2]=200*(y-z);}
static __attribute__((noinline)) void hsl1(const uint8_t*s,double*o){double R=s[0]/255.,G=s[1]/255.,Bl=s[2]/255.,mx=fmax(R,fmax(G,Bl)),mn=fmin(R,fmin(G,Bl)),d=mx-mn,L=(mx+mn)/2;
  double h=d==0?0:mx==R?(G-Bl)/d:mx==G?(Bl-R)/d+2:(R-G)/d+4;h*=60;if(h<0)h+=360;o[0]=h;o[1]=d==0?0:d/(1-fabs(2*L-1));o[2]=L;}
// one colour at a time without libm: double with a polynomial-seeded cube root (to the last bits), and float with the vector kernels' formulas
static inline double dcbrt(double x){if(x<1e-300)return 0;float z0=if_((i32)((float)0x54a21d2a-(float)fi((float)x)*(1.0f/3)));double z=z0;double e=1-x*z*z*z;z=z+z*e*(1./3+e*(2./9+e*(14./81+e*(35./243))));e=1-x*z*z*z;z=z+z*e*(1./3+e*(2./9+e*(14./81)));double y=x*z*z;return y-(y*y*y-x)*z*z*(1./3);}
static __attribute__((noinline)) void oklab1d(const uint8_t*s,double*o){double r=LUTD[s[0]],g=LUTD[s[1]],b=LUTD[s[2]];
  double l=dcbrt(0.4122214708*r+0.5363325363*g+0.0514459929*b),m=dcbrt(0.2119034982*r+0.6806995451*g+0.1073969566*b),q=dcbrt(0.0883024619*r+0.2817188376*g+0.6299787005*b);
  o[0]=0.2104542553*l+0.7936177850*m-0.0040720468*q;o[1]=1.9779984951*l-2.4285922050*m+0.4505937099*q;o[2]=0.0259040371*l+0.7827717662*m-0.8086757660*q;}
static __attribute__((noinline)) void oklch1f(const uint8_t*s,float*o){float r=LUT[s[0]],g=LUT[s[1]],b=LUT[s[2]];
  float l=fcbrt(M1[0]*r+M1[1]*g+M1[2]*b),m=fcbrt(M1[3]*r+M1[4]*g+M1[5]*b),q=fcbrt(M1[6]*r+M1[7]*g+M1[8]*b),A=M2[3]*l+M2[4]*m+M2[5]*q,C=M2[6]*l+M2[7]*m+M2[8]*q;
  o[0]=M2[0]*l+M2[1]*m+M2[2]*q;o[1]=sqrtf(A*A+C*C);o[2]=fatan2d(C,A);}
static double de2000(const double*p,const double*q){
  double C1=sqrt(p[1]*p[1]+p[2]*p[2]),C2=sqrt(q[1]*q[1]+q[2]*q[2]),Cm=(C1+C2)/2,c7=Cm*Cm*Cm;c7=c7*c7*Cm;double G=0.5*(1-sqrt(c7/(c7+6103515625.0)));
  double a1=p[1]*(1+G),a2=q[1]*(1+G),c1=sqrt(a1*a1+p[2]*p[2]),c2=sqrt(a2*a2+q[2]*q[2]);const double R=57.29577951308232;
  double h1=(a1==0&&p[2]==0)?0:atan2(p[2],a1)*R;if(h1<0)h1+=360;double h2=(a2==0&&q[2]==0)?0:atan2(q[2],a2)*R;if(h2<0)h2+=360;
  double dL=q[0]-p[0],dC=c2-c1,dh=0;if(c1*c2!=0){dh=h2-h1;if(dh>180)dh-=360;else if(dh<-180)dh+=360;}double dH=2*sqrt(c1*c2)*sin(dh/2/R);
  double Lm=(p[0]+q[0])/2,cm=(c1+c2)/2,hm=h1+h2;if(c1*c2!=0){if(fabs(h1-h2)<=180)hm/=2;else hm=hm<360?(hm+360)/2:(hm-360)/2;}
  double T=1-0.17*cos((hm-30)/R)+0.24*cos(2*hm/R)+0.32*cos((3*hm+6)/R)-0.20*cos((4*hm-63)/R);double x=(hm-275)/25,dt=30*exp(-x*x);
  double m7=cm*cm*cm;m7=m7*m7*cm;double RC=2*sqrt(m7/(m7+6103515625.0)),l5=(Lm-50)*(Lm-50),SL=1+0.015*l5/sqrt(20+l5),SC=1+0.045*cm,SH=1+0.015*cm*T,RT=-sin(2*dt/R)*RC;
  double u=dL/SL,v=dC/SC,w=dH/SH;return sqrt(u*u+v*v+w*w+RT*v*w);}
// ---- vector deltaE2000: trigonometry reduced to the mean hue's unit vector, one atan2, one exp, planar floats
static inline float fexpneg(float x){ // e^-x for x>=0
  float t=-x*1.442695041f;t=t<-120?-120:t;float k=floorf(t),f=t-k;float p=1+f*(0.6931472f+f*(0.2402265f+f*(0.0555033f+f*(0.0096181f+f*0.0013398f))));return p*if_(((i32)k+127)<<23);}
static void de2000_v(const float*restrict L1,const float*restrict A1,const float*restrict B1,const float*restrict L2,const float*restrict A2,const float*restrict B2,float*restrict o,int n){
  for(int i=0;i<n;i++){
    float b1=B1[i],b2=B2[i],C=0.5f*(sqrtf(A1[i]*A1[i]+b1*b1)+sqrtf(A2[i]*A2[i]+b2*b2)),c2_=C*C,c7=c2_*c2_*c2_*C,G=1.5f-0.5f*sqrtf(c7/(c7+6103515625.0f));
    float a1=A1[i]*G,a2=A2[i]*G,c1=sqrtf(a1*a1+b1*b1),c2=sqrtf(a2*a2+b2*b2);
    float i1=1/(c1+1e-20f),i2=1/(c2+1e-20f),ux=a1*i1,uy=b1*i1,vx=a2*i2,vy=b2*i2;
    float dot=ux*vx+uy*vy,cr=ux*vy-uy*vx; float sh=sqrtf(fmaxf(0,0.5f*(1-dot))); sh=sh<0.02f?0.5f*fabsf(cr):sh; // |sin(dh/2)|, stable for small angles
    float dH=2*sqrtf(c1*c2)*copysignf(sh,cr);
    float mx=ux+vx,my=uy+vy,mm=mx*mx+my*my,im=1/sqrtf(mm+1e-20f);mx*=im;my*=im;          // mean hue as a unit vector
    float hm=fatan2d(my,mx);float cs=mx,sn=my,cc2=2*cs*cs-1,ss2=2*sn*cs,cc3=cc2*cs-ss2*sn,ss3=ss2*cs+cc2*sn,cc4=2*cc2*cc2-1,ss4=2*ss2*cc2;
    float T=1-0.17f*(cs*0.8660254f+sn*0.5f)+0.24f*cc2+0.32f*(cc3*0.9945219f-ss3*0.1045285f)-0.20f*(cc4*0.4539905f+ss4*0.8910065f);
    float x=(hm-275)*0.04f,dt=1.0471976f*fexpneg(x*x); // 2*30deg in radians
    float d2=dt*dt,sd=dt*(1-d2*(1/6.f-d2*(1/120.f-d2*(1/5040.f))));
    float cm=0.5f*(c1+c2),q=cm*cm,m7=q*q*q*cm,RC=2*sqrtf(m7/(m7+6103515625.0f)),Lm=0.5f*(L1[i]+L2[i])-50,l5=Lm*Lm;
    float u=(L2[i]-L1[i])/(1+0.015f*l5/sqrtf(20+l5)),v=(c2-c1)/(1+0.045f*cm),w=dH/(1+0.015f*cm*T);
    o[i]=sqrtf(fmaxf(0,u*u+v*v+w*w-sd*RC*v*w));} }
// ---- OKLCH -> sRGB8 with gamut mapping
static inline void oklab_lin(double L,double a,double b,double*o){double l=L+0.3963377774*a+0.2158037573*b,m=L-0.1055613458*a-0.0638541728*b,s=L-0.0894841775*a-1.2914855480*b;l=l*l*l;m=m*m*m;s=s*s*s;
  o[0]=4.0767416621*l-3.3077115913*m+0.2309699292*s;o[1]=-1.2684380046*l+2.6097574011*m-0.3413193965*s;o[2]=-0.0041960863*l-0.7034186147*m+1.7076147010*s;}
static double enc(double v){return v<=0.0031308?12.92*v:1.055*pow(v,1/2.4)-0.055;}
static void lin_oklab(const double*c,double*o){double l=cbrt(0.4122214708*c[0]+0.5363325363*c[1]+0.0514459929*c[2]),m=cbrt(0.2119034982*c[0]+0.6806995451*c[1]+0.1073969566*c[2]),s=cbrt(0.0883024619*c[0]+0.2817188376*c[1]+0.6299787005*c[2]);
  o[0]=0.2104542553*l+0.7936177850*m-0.0040720468*s;o[1]=1.9779984951*l-2.4285922050*m+0.4505937099*s;o[2]=0.0259040371*l+0.7827717662*m-0.8086757660*s;}
// CSS Color 4's algorithm (chroma bisection with a local-MINDE clip), scalar double
static __attribute__((noinline)) void css_map(const double*c,uint8_t*o){double L=c[0],C=c[1],h=c[2]*0.017453292519943295,ch=cos(h),sh=sin(h),v[3];
  if(L>=1){o[0]=o[1]=o[2]=255;return;}if(L<=0){o[0]=o[1]=o[2]=0;return;}
  oklab_lin(L,C*ch,C*sh,v);
#define IN(v) ((v)[0]>=-1e-9&&(v)[0]<=1+1e-9&&(v)[1]>=-1e-9&&(v)[1]<=1+1e-9&&(v)[2]>=-1e-9&&(v)[2]<=1+1e-9)
  if(!IN(v)){const double J=0.02,eps=0.0001;double lo=0,hi=C,cur=C;int loin=1;double k[3],kl[3];
#define CLIP for(int j=0;j<3;j++)k[j]=v[j]<0?0:v[j]>1?1:v[j];
#define DE(E) lin_oklab(k,kl);double E=sqrt((kl[0]-L)*(kl[0]-L)+(kl[1]-cur*ch)*(kl[1]-cur*ch)+(kl[2]-cur*sh)*(kl[2]-cur*sh));
    CLIP DE(E0) if(E0>=J)while(hi-lo>eps){cur=(lo+hi)/2;oklab_lin(L,cur*ch,cur*sh,v);if(loin&&IN(v)){lo=cur;continue;}CLIP DE(E)if(E<J){if(J-E<eps)break;loin=0;lo=cur;}else hi=cur;}
    CLIP memcpy(v,k,sizeof k);}
  for(int j=0;j<3;j++){double x=v[j]<0?0:v[j]>1?1:v[j];o[j]=(uint8_t)(enc(x)*255+0.5);}}
// vector: exact chroma reduction at constant L,h (branch-free bisection on planar floats), encode by table
static uint8_t ENC[4097*4];
static void map_v(const float*restrict L,const float*restrict C,const float*restrict H,uint8_t*restrict o,int n){float R[B],G[B],Bb[B];
  for(int i=0;i<n;i++){ float h=H[i]*(1/360.f);h-=floorf(h);float x=h*4,qf=floorf(x+0.5f),f=(x-qf)*1.57079633f,f2=f*f;int q=(int)qf;q&=3;
    float s=f*(1-f2*(1/6.f-f2*(1/120.f-f2/5040.f))),c=1-f2*(0.5f-f2*(1/24.f-f2*(1/720.f)));float sn=(q&1)?c:s,cs=(q&1)?s:c;sn=q>=2?-sn:sn;cs=(q==1||q==2)?-cs:cs;
    float kl=0.3963377774f*cs+0.2158037573f*sn,km=-0.1055613458f*cs-0.0638541728f*sn,ks=-0.0894841775f*cs-1.2914855480f*sn,l0=L[i]<0?0:L[i]>1?1:L[i];
    float lo=0,hi=C[i],t=hi; float r,g,b;
#define EV(t) {float l=l0+kl*(t),m=l0+km*(t),z=l0+ks*(t);l=l*l*l;m=m*m*m;z=z*z*z;r=4.0767416621f*l-3.3077115913f*m+0.2309699292f*z;g=-1.2684380046f*l+2.6097574011f*m-0.3413193965f*z;b=-0.0041960863f*l-0.7034186147f*m+1.7076147010f*z;}
    _Pragma("clang loop unroll(full)") for(int k=0;k<13;k++){EV(t) float mn=r<g?r:g;mn=mn<b?mn:b;float mx=r>g?r:g;mx=mx>b?mx:b;mn=mn<1-mx?mn:1-mx;lo=mn>=-1e-5f?t:lo;hi=mn>=-1e-5f?hi:t;t=0.5f*(lo+hi);}
    EV(lo) R[i]=r;G[i]=g;Bb[i]=b;}
  for(int i=0;i<n;i++){float r=R[i],g=G[i],b=Bb[i];
#define Q(v) ((v)<0?0:(v)>1?4096*4-1:(int)((v)*(4096*4-1)+0.5f))
    o[3*i]=ENC[Q(r)];o[3*i+1]=ENC[Q(g)];o[3*i+2]=ENC[Q(b)];} }
// ---- names: linear scan, k-d tree, exact grid
static int NN;static float*nx,*ny,*nz;static uint8_t*nrgb;
static int lin_scan(float x,float y,float z){float bd=1e30f;
  int best=0;for(int i=0;i<NN;i+=B){int k=NN-i<B?NN-i:B;float m=1e30f;float d[B];for(int j=0;j<k;j++){float a=nx[i+j]-x,b=ny[i+j]-y,c=nz[i+j]-z;d[j]=a*a+b*b+c*c;}
    for(int j=0;j<k;j++)m=d[j]<m?d[j]:m; if(m<bd){bd=m;for(int j=0;j<k;j++)if(d[j]==m){best=i+j;break;}}}return best;}
typedef struct{float v[3];int id;}KN;static KN*kd;static int ax;
static int cmpk(const void*a,const void*b){float x=((KN*)a)->v[ax],y=((KN*)b)->v[ax];return x<y?-1:x>y;}
static void kdb(KN*a,int n,int d){if(n<=8)return;ax=d;qsort(a,n,sizeof(KN),cmpk);int m=n/2;kdb(a,m,(d+1)%3);kdb(a+m+1,n-m-1,(d+1)%3);}
static float kbd;static int kbest;
static void kdq(const KN*a,int n,int d,const float*q){if(n<=8){for(int i=0;i<n;i++){float x=a[i].v[0]-q[0],y=a[i].v[1]-q[1],z=a[i].v[2]-q[2],e=x*x+y*y+z*z;if(e<kbd){kbd=e;kbest=a[i].id;}}return;}
  int m=n/2;float df=q[d]-a[m].v[d];int e=(d+1)%3;const KN*near_=df<0?a:a+m+1,*far_=df<0?a+m+1:a;int nn=df<0?m:n-m-1,fn=df<0?n-m-1:m;
  kdq(near_,nn,e,q);float x=a[m].v[0]-q[0],y=a[m].v[1]-q[1],z=a[m].v[2]-q[2],dd=x*x+y*y+z*z;if(dd<kbd){kbd=dd;kbest=a[m].id;}if(df*df<kbd)kdq(far_,fn,e,q);}
// grid: 32^3 cells of sRGB8; each cell lists every name that is nearest for some colour of it. Built by brute force over cells' 512 colours via k-d tree.
static int*goff;static KN*gl;
static int grid_q(const uint8_t*s,const float*q){int c=(s[0]>>3)<<10|(s[1]>>3)<<5|(s[2]>>3);float bd=1e30f;int best=0;for(int i=goff[c];i<goff[c+1];i++){float x=gl[i].v[0]-q[0],y=gl[i].v[1]-q[1],z=gl[i].v[2]-q[2],e=x*x+y*y+z*z;if(e<bd){bd=e;best=gl[i].id;}}return best;}
// ---- text
// a whole CSS colour parser in one pass: hex 3/4/6/8, names by hash, rgb/hsl/hwb/lab/lch/oklab/oklch/color(); numbers as integers over a power of ten. No relative colours, no calc().
static uint32_t nh[1024];static char nn[1024][24];static uint32_t nrgb32[1024];static int8_t HX[256];
static inline uint32_t hsh(const char*s,int n){uint32_t h=n*0x9e3779b1u;for(int i=0;i<n;i++)h=(h^(s[i]|32))*0x01000193u;return h;}
typedef struct{int space;float v[4];}Col;
static const float P10[]={1,1e-1f,1e-2f,1e-3f,1e-4f,1e-5f,1e-6f,1e-7f,1e-8f};
static inline const char*num(const char*p,float*o){int neg=*p=='-';p+=neg|(*p=='+');uint32_t m=0;int f=0;unsigned d;while((d=*p-'0')<10){m=m*10+d;p++;}if(*p=='.'){p++;while((d=*p-'0')<10){if(f<6){m=m*10+d;f++;}p++;}}*o=(neg?-1.f:1.f)*m*P10[f];return p;}
static int parse_css(const char*s,int n,Col*c){ c->v[3]=1;c->space=0;
  if(*s=='#'){int8_t h[8];int bad=0;if(n>9)return 0;for(int i=1;i<n;i++){h[i-1]=HX[(uint8_t)s[i]];bad|=h[i-1];}if(bad<0)return 0;const float k=1/255.f;
    if(n==7||n==9){for(int i=0;i<(n-1)/2;i++)c->v[i]=(h[2*i]*16+h[2*i+1])*k;return 1;}if(n==4||n==5){for(int i=0;i<n-1;i++)c->v[i]=h[i]*17*k;return 1;}return 0;}
  const char*p=s;while((uint8_t)((*p|32)-'a')<26)p++;
  if(*p!='('){uint32_t h=hsh(s,n),i=h&1023;while(nh[i]){if(nh[i]==h&&!strncasecmp(nn[i],s,n)&&!nn[i][n]){uint32_t v=nrgb32[i];c->v[0]=(v>>16)/255.f;c->v[1]=(v>>8&255)/255.f;c->v[2]=(v&255)/255.f;return 1;}i=(i+1)&1023;}return 0;}
  uint64_t key=0;for(int i=0;i<p-s&&i<8;i++)key=key<<8|(s[i]|32);
#define K3(a,b,c) ((uint64_t)a<<16|b<<8|c)
#define K5(a,b,c,d,e) ((uint64_t)a<<32|(uint64_t)b<<24|c<<16|d<<8|e)
  switch(key){case K3('r','g','b'):case K3('r','g','b')<<8|'a':c->space=0;break;case K3('h','s','l'):case K3('h','s','l')<<8|'a':c->space=1;break;case K3('h','w','b'):c->space=2;break;case K3('l','a','b'):c->space=3;break;case K3('l','c','h'):c->space=4;break;case K5('o','k','l','a','b'):c->space=5;break;case K5('o','k','l','c','h'):c->space=6;break;case K5('c','o','l','o','r'):c->space=7;break;default:return 0;}
  p++;while(*p==' ')p++; if(c->space==7){const char*q=p;while(*p!=' '&&*p!=')')p++;uint32_t h=hsh(q,p-q);c->space=7+(h&7);}
  for(int i=0;i<4;i++){while(*p==' '||*p==','||*p=='/')p++;if(*p==')')return i>=3&&p+1==s+n;if((uint8_t)((*p|32)-'a')<26){if(strncasecmp(p,"none",4))return 0;c->v[i]=0;p+=4;continue;}
    const char*q=p;p=num(p,&c->v[i]);if(p==q)return 0;if(*p=='%'){c->v[i]*=0.01f;p++;}else if((uint8_t)((*p|32)-'a')<26){if(!strncasecmp(p,"deg",3))p+=3;else if(!strncasecmp(p,"turn",4)){c->v[i]*=360;p+=4;}else if(!strncasecmp(p,"rad",3)){c->v[i]*=57.29578f;p+=3;}else return 0;}}
  while(*p==' ')p++;return *p==')'&&p+1==s+n;}
// ---- what the harness calls
void floor_setup(void){
  for(int i=0;i<256;i++){double x=i/255.0;LUTD[i]=x<=0.04045?x/12.92:pow((x+0.055)/1.055,2.4);LUT[i]=LUTD[i];}
  for(int i=0;i<4096*4;i++)ENC[i]=(uint8_t)(enc(i/(4096*4-1.0))*255+0.5);}
void floor_oklab(const uint8_t*s,float*o,size_t n){srgb8_oklab(s,o,n);}
void floor_oklch(const uint8_t*s,float*o,size_t n){srgb8_oklch(s,o,n);}
void floor_lab(const uint8_t*s,float*o,size_t n){srgb8_lab(s,o,n);}
void floor_hsl(const uint8_t*s,float*o,size_t n){srgb8_hsl(s,o,n);}
void floor_de2000(const float*p,size_t n,float*o){for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;de2000_v(p+i,p+n+i,p+2*n+i,p+3*n+i,p+4*n+i,p+5*n+i,o+i,k);}}
void floor_gamut(const float*p,size_t n,uint8_t*o){for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;map_v(p+i,p+n+i,p+2*n+i,o+3*i,k);}}
double floor_oklch_single(const uint8_t*s,size_t n){double t[3],acc=0;for(size_t i=0;i<n;i++){oklch1(s+3*i,t);acc+=t[1];}return acc;}
double floor_lab_single(const uint8_t*s,size_t n){double t[3],acc=0;for(size_t i=0;i<n;i++){lab1(s+3*i,t);acc+=t[1];}return acc;}
double floor_hsl_single(const uint8_t*s,size_t n){double t[3],acc=0;for(size_t i=0;i<n;i++){hsl1(s+3*i,t);acc+=t[1];}return acc;}
double floor_de2000_single(const double*lab,size_t n){double acc=0;for(size_t i=0;i+1<n;i++)acc+=de2000(lab+3*i,lab+3*i+3);return acc;}
double floor_css_single(const double*lch,size_t n){double acc=0;uint8_t o[3];for(size_t i=0;i<n;i++){css_map(lch+3*i,o);acc+=o[0];}return acc;}
void floor_names_setup(const uint8_t*rgb,size_t n){
  NN=n;float*ob=malloc(n*12+64);srgb8_oklab(rgb,ob,n);nx=malloc(n*4);ny=malloc(n*4);nz=malloc(n*4);kd=malloc(n*sizeof(KN));
  for(size_t i=0;i<n;i++){nx[i]=ob[3*i];ny[i]=ob[3*i+1];nz[i]=ob[3*i+2];kd[i]=(KN){{nx[i],ny[i],nz[i]},i};}free(ob);kdb(kd,n,0);
  goff=calloc(32769,4);size_t cap=1<<20,cnt=0;gl=malloc(cap*sizeof(KN));int*mark=malloc(n*4);memset(mark,-1,n*4);
  for(int cl=0;cl<32768;cl++){goff[cl]=cnt;uint8_t px[512*3];float q[512*3];int m=0;
    for(int x=0;x<512;x++){px[3*m]=(cl>>10)<<3|x>>6;px[3*m+1]=(cl>>5&31)<<3|(x>>3&7);px[3*m+2]=(cl&31)<<3|(x&7);m++;}srgb8_oklab(px,q,512);
    for(int x=0;x<512;x++){kbd=1e30f;kdq(kd,NN,0,q+3*x);if(mark[kbest]!=cl){mark[kbest]=cl;if(cnt==cap){cap*=2;gl=realloc(gl,cap*sizeof(KN));}gl[cnt++]=(KN){{nx[kbest],ny[kbest],nz[kbest]},kbest};}}}
  goff[32768]=cnt;free(mark);}
long floor_names(const uint8_t*s,const float*q,size_t n){long r=0;for(size_t i=0;i<n;i++)r+=grid_q(s+3*i,q+3*i);return r;}
void floor_text_setup(const char*name,int n,const uint8_t*rgb){
  for(int i=0;i<256;i++)HX[i]=-1;for(int i=0;i<16;i++){HX[(uint8_t)"0123456789abcdef"[i]]=i;HX[(uint8_t)"0123456789ABCDEF"[i]]=i;}
  uint32_t h=hsh(name,n),i=h&1023;while(nh[i])i=(i+1)&1023;nh[i]=h;memcpy(nn[i],name,n<23?n:23);nrgb32[i]=rgb[0]<<16|rgb[1]<<8|rgb[2];}
double floor_parse(const char*text,const int*start,size_t n){double acc=0;Col c;for(size_t i=0;i<n;i++){if(!parse_css(text+start[i],start[i+1]-start[i]-1,&c))return -1;acc+=c.v[1];}return acc;}
