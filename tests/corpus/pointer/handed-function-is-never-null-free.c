// Claim: a function whose address is handed over is not null, however the argument is written; what is done for null is never done.
// Source: C11 §6.3.2.1 p4; semantics.md §1
int elsewhere(void);

static void call(int (*p)(void), int *x) {
	if (!p) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		(*x)++;
	}
}

int main(void) {
	int x = 0;
	call(elsewhere, &x);
	call(&elsewhere, &x);
	call(*elsewhere, &x);
	return x;
}
