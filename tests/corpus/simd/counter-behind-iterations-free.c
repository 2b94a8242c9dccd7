// Claim: behind iterations the variable of a simd loop has the value that the sequential loop leaves. Source: OpenMP 5.2 §5.4.6
int shared;

void end(int n) {
	if (n > 0) {
#pragma omp parallel //@ RACE_FREE
		{
			int i = 5;
#pragma omp simd
			for (i = 0; i < n; i++)
				;
			if (i != n)
				shared = 1;
		}
	}
}
