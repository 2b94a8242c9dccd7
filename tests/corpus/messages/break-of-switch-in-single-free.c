// Claim: a break of a switch, or a continue of a loop, in the block leaves nothing.
// Source: OpenMP 5.2 §4.4
int a[8];

int main(int argc, char **argv)
{
	(void) argv;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
			switch (argc) {
			case 1:
				a[0] = 1;
				break;
			default:
				a[1] = 1;
			}
			for (int i = 2; i < 8; i++) {
				if (i == argc)
					continue;
				a[i] = i;
			}
		}
	}
	return a[7] - 7;
}
