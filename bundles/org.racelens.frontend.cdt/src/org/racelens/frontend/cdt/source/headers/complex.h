#pragma once
#ifndef __cplusplus
#define complex _Complex
#define _Complex_I (0.0 + 1.0i)
#define I _Complex_I
double creal(double complex);
double cimag(double complex);
double cabs(double complex);
double carg(double complex);
double complex conj(double complex);
double complex cexp(double complex);
double complex clog(double complex);
double complex csqrt(double complex);
double complex cpow(double complex, double complex);
float crealf(float complex);
float cimagf(float complex);
float cabsf(float complex);
float complex conjf(float complex);
float complex cexpf(float complex);
#endif
