// Claim: what a case label inside a branch leads to is executed whatever the branch's condition says. Source: C11 §6.8.4.2.
int s;

int main(int argc, char **argv) {
	int m = 0;
	(void)argv;
	switch (argc) {
	case 0:
		if (argc) {
	case 1:
			m += 2;
		} else
			m = 5;
	}
#pragma omp parallel //@ RACE
	{
		if (m == 2)
			s = m; //@ race(s) possible
	}
	return s == 2 ? 0 : 1;
}
