// Claim: `auto` alone takes the type of the initial value.
// Source: C23 §6.7.9.
static int shared;

int main(void) {
#pragma omp parallel //@ RACE
	{
		auto to = &shared;
		*to = 1; //@ race(to)
	}
	return shared == 0;
}
