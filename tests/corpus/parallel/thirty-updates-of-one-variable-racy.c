// Claim: every update of a shared variable races, and is the end of a race that is told, however many pairs there are.
// Source: OpenMP 5.2 1.4.1 Structure of the OpenMP Memory Model
int sum;

void f(int n) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		sum += i % 2; //@ race(sum)
		sum += i % 3; //@ race(sum)
		sum += i % 4; //@ race(sum)
		sum += i % 5; //@ race(sum)
		sum += i % 6; //@ race(sum)
		sum += i % 7; //@ race(sum)
		sum += i % 8; //@ race(sum)
		sum += i % 9; //@ race(sum)
		sum += i % 10; //@ race(sum)
		sum += i % 11; //@ race(sum)
		sum += i % 12; //@ race(sum)
		sum += i % 13; //@ race(sum)
		sum += i % 14; //@ race(sum)
		sum += i % 15; //@ race(sum)
		sum += i % 16; //@ race(sum)
		sum += i % 17; //@ race(sum)
		sum += i % 18; //@ race(sum)
		sum += i % 19; //@ race(sum)
		sum += i % 20; //@ race(sum)
		sum += i % 21; //@ race(sum)
		sum += i % 22; //@ race(sum)
		sum += i % 23; //@ race(sum)
		sum += i % 24; //@ race(sum)
		sum += i % 25; //@ race(sum)
		sum += i % 26; //@ race(sum)
		sum += i % 27; //@ race(sum)
		sum += i % 28; //@ race(sum)
		sum += i % 29; //@ race(sum)
		sum += i % 30; //@ race(sum)
		sum += i % 31; //@ race(sum)
	}
}
