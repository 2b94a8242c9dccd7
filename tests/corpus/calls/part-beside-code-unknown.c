// Claim: Who gets the address of a part finds what is around it: a call of unseen code behind one that is not followed may leave code running.
// Source: semantics.md §1 (what is not understood is never dropped).
struct node {
	struct node *next;
};
struct job {
	struct node links;
	void (*work)(void);
};

void listAdd(struct node *n);

static int shared, a[100];

static void work(void) {
	shared = 1;
}

struct job job = { { 0 }, work };

static void hand(int depth) {
	if (depth > 0)
		hand(depth - 1);
	else
		listAdd(&job.links);
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
