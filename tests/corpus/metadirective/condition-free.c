// Claim: whichever of the variants a condition selects is free.
// Source: OpenMP 5.2 §7.4; semantics.md §3
// gcc 12 does not know metadirective.
int a[64];

int main(int argc, char **argv)
{
	(void) argv;
#pragma omp metadirective when(user = {condition(argc > 1)} : parallel for) default(parallel for schedule(static, 4)) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[5];
}
