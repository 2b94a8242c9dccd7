// Claim: A declaration behind a label may have an attribute in brackets.
// Source: C23 §6.7.13, §6.8.3.
static int count;

static void leave(int *n) {
	count += *n; //@ race(count)
}

int main(int n, char **arguments) {
#pragma omp parallel //@ RACE
	{
		switch (n) {
		case 0:
			[[gnu::cleanup(leave)]] int mine = 1;
			(void)mine;
		}
	}
	return count;
}
