// Claim: a function that the linker knows by its parameters, or that has other parameters, is not the library's of its name: nobody knows what it
// does. Source: C++17 §10.5, §20.5.4.3.3; semantics.md §1
double rand(double);
extern "C" double drand48(int);

double a[8];

int main() {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++) {
		a[i] = rand(1.0 * i);
	}
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++) {
		a[i] = drand48(i);
	}
	return 0;
}
