// Claim: a cancelled loop whose result is written atomically is free.
// Source: semantics.md §6; OpenMP 5.2 §16.1
int key[64];

int main(void)
{
	int found = -1;
	key[9] = 7;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < 64; i++) {
			if (key[i] == 7) {
#pragma omp atomic write
				found = i;
#pragma omp cancel for
			}
#pragma omp cancellation point for
		}
	}
	return found;
}
