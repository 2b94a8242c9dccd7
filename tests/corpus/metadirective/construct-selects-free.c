// Claim: a construct selector holds where that construct is around the directive: the loop is divided.
// Source: OpenMP 5.2 §7.1, §7.4
// gcc 12 does not know metadirective.
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp metadirective when(construct = {parallel} : for) default(nothing)
		for (int i = 0; i < 64; i++)
			a[i] = i;
	}
	return a[5];
}
