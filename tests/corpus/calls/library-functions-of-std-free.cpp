// Claim: the functions of namespace std, and those with the linkage of C wherever they are declared, are the library's. Source: C++17 §20.5.1.2
#include <cmath>
#include <cstdio>

namespace mine {
extern "C" double fabs(double);
}

int main() {
	double a[16] = {0};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++)
		a[i] = std::sqrt(a[i]) + mine::fabs(i - 4.0) + std::fmax(1.0, 2.0);
	std::printf("%g\n", a[3]);
}
