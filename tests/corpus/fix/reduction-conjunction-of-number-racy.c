// Claim: the combination of && makes 1 of a number other than 0, also where no iteration updates it and the sequential program keeps the number;
// a variable that is only ever 0 or 1 stays what it is. Source: OpenMP 5.2 §5.5.3 (&&), §5.5.8; ISO C17 6.5.13.
#include <stdio.h>

static int a[20];

int main(int argc, char **argv) {
	int left = 5, sound = 1;
	for (int i = 0; i < 20; i++)
		a[i] = i + 1;
#pragma omp parallel for //@ RACE nofix(left: reduction) offers(left: critical) fix(sound: reduction)
	for (int i = 0; i < argc - 1; i++) {
		left = left && a[i % 20]; //@ race(left)
		sound = sound && a[i % 20] > 3; //@ race(sound)
	}
	printf("%d %d\n", left, sound);
	return 0;
}
