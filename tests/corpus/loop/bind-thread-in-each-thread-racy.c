// Claim: loop that binds to the thread is executed by each thread as a whole.
// Source: semantics.md §3; OpenMP 5.2 §11.7.1
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp loop bind(thread)
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
	}
	return a[5];
}
