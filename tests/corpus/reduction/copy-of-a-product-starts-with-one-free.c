// Claim: the copies of a product start with 1. Source: semantics.md §8; OpenMP 5.2 §5.5.5.
int x, p = 1;

int main(void) {
	#pragma omp parallel reduction(* : p) //@ RACE_FREE
	{
		if (p != 1) {
			x = 1;
		}
	}
	return x;
}
