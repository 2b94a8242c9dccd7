// Claim: a floating number that a pointer puts into a union is another number as an integer, and so is one below zero that equals 0.
// Source: C11 §6.5.2.3, note 95; IEC 60559 §6.3; semantics.md §9.
#include <stdlib.h>

typedef union { float f; int i; } number;
struct tagged { int tag; union { float f[2]; int i[2]; } of; };
static int hits;

static void one(float *f)
{
	*f = 1;
}

int main(void)
{
	number u, v;
	one(&u.f);
#pragma omp parallel num_threads(2) //@ RACE
	if (u.i == 0x3f800000)
		hits = 1; //@ race(hits) possible

	struct tagged *t = malloc(2 * sizeof *t);
	float *second = t[1].of.f;
	second[1] = 1;
#pragma omp parallel num_threads(2) //@ RACE
	if (t[1].of.i[1] != 1024)
		hits = 2; //@ race(hits) possible
	free(t);

	v.f = -0.0f;
#pragma omp parallel num_threads(2) //@ RACE
	if (v.i != 0)
		hits = 3; //@ race(hits) possible
	return 0;
}
