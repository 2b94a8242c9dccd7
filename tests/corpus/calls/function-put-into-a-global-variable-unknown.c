// Claim: code that is not seen may call the function that a variable holds which it can name. Source: decision 8
extern void (*slot)(void);
void go(void);
static int x;
static void set(void) {
	x++;
}

int main(void) {
	slot = set;
	go();
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	return 0;
}
