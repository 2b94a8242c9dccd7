// Claim: a function that a region puts where unseen code finds it may run beside the rest of that region. Source: decision 8
void give(void (**memory)(void));
static int x;
static void set(void) {
	x++;
}

int main(void) {
	void (*slot)(void) = 0;
	give(&slot);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		{
			slot = set;
			x++;
		}
	}
	return 0;
}
