// Claim: what is thrown in a loop of a try block leaves the loops around it and no construct: the handler follows. Source: C++17 §18.1; OpenMP 5.2
// §4.4
int a[8];

int main() {
	int caught = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		try {
			while (true) {
				throw 1;
			}
		} catch (...) {
#pragma omp atomic
			caught |= 1;
		}
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		try {
			do {
				for (;;) {
					switch (i) {
					default:
						throw i;
					}
				}
			} while (true);
		} catch (...) {
			a[i] = i;
		}
	}
	return a[7] - 6 - caught;
}
