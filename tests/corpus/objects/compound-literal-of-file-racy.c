// Claim: a compound literal outside of all functions lives as long as the program, and all threads share it.
// Source: C11 §6.5.2.5 p5
static int *const count = &(int){0};

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 50; i++)
		++*count; //@ race(count)
	return *count != 50;
}
