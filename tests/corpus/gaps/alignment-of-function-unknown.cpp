// Claim: a layout that hangs on a number nobody follows is not guessed: an attribute's argument with a call. Source: semantics.md §1
constexpr int rounded() { return 32; }

struct S {
	char c;
	char d __attribute__((aligned(rounded())));
};

int main() {
	S s;
	char *p = (char *) &s;
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		p[32] = 1;
#pragma omp section
		s.d = 2;
	}
	return 0;
}
