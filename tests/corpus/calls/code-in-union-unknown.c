// Claim: A pointer of a union leads to code under its other name: a call of unseen code behind one that is not followed may leave code running.
// Source: semantics.md §1 (what is not understood is never dropped).
struct node {
	struct node *next;
};
struct job {
	struct node links;
	void (*work)(void);
};

void give(int *n);

static int shared, a[100];

static void work(void) {
	shared = 1;
}

struct job job = { { 0 }, work };
union either {
	struct job *job;
	int *number;
} either = { &job };

static void hand(int depth) {
	if (depth > 0)
		hand(depth - 1);
	else
		give(either.number);
}

int main(void) {
	hand(20);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++) {
		a[i] = i;
		if (i == 3)
			shared = 2;
	}
	return 0;
}
