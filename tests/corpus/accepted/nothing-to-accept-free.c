// Claim: a comment that accepts no race gets a message, also in a region without races. Source: docs/messages/suppression.md
int f(int n) {
	int sum = 0;
#pragma omp parallel for reduction(+: sum) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		sum += i; /* racelens: accept race on sum: only shown */ //@ message(suppression)
	return sum;
}
