// Claim: updates of a reduction variable do not race, however many pairs there are.
// Source: OpenMP 5.2 5.5.8 reduction Clause
int sum;

void f(int n) {
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < n; i++) {
		sum += i % 2;
		sum += i % 3;
		sum += i % 4;
		sum += i % 5;
		sum += i % 6;
		sum += i % 7;
		sum += i % 8;
		sum += i % 9;
		sum += i % 10;
		sum += i % 11;
		sum += i % 12;
		sum += i % 13;
		sum += i % 14;
		sum += i % 15;
		sum += i % 16;
		sum += i % 17;
		sum += i % 18;
		sum += i % 19;
		sum += i % 20;
		sum += i % 21;
		sum += i % 22;
		sum += i % 23;
		sum += i % 24;
		sum += i % 25;
		sum += i % 26;
		sum += i % 27;
		sum += i % 28;
		sum += i % 29;
		sum += i % 30;
		sum += i % 31;
	}
}
