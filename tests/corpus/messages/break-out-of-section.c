// Claim: a break may not leave a section.
// Source: OpenMP 5.2 §4.4
// Output: undefined. gcc refuses the program.
int a[8], b[8];

int main(int argc, char **argv)
{
	(void) argv;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
		for (int k = 0; k < 4; k++) {
#pragma omp sections //@ message(misaligned-barrier)
			{
#pragma omp section
				{
					a[k] = k;
					if (argc > 7)
						break; //@ message(branch-out)
				}
#pragma omp section
				b[k] = k;
			}
		}
	}
	return a[0];
}
