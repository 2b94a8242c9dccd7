// Claim: a function of a namespace of the program that is called exit may return. Source: C++17 [basic.lookup.qual].
namespace my {
void exit(int status);
}

int s;

int work(int argc, char **argv) {
	(void)argv;
	if (argc > 2)
		my::exit(1);
#pragma omp parallel //@ RACE
	{
		if (argc > 2)
			s = 1; //@ race(s)
	}
	return s;
}
