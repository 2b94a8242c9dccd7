/* Samples an integrand whose code is in another file. The loop itself is sound, but whether the integrand
 * keeps state that its calls share cannot be seen from here: the answer is UNKNOWN and names the call. */
#include <stdio.h>

#define SAMPLES 10000

double integrand(double x);

double integrate(double from, double to) {
	double sum = 0;
#pragma omp parallel for reduction(+ : sum)
	for (int i = 0; i < SAMPLES; i++)
		sum += integrand(from + (to - from) * i / SAMPLES);
	return sum * (to - from) / SAMPLES;
}
