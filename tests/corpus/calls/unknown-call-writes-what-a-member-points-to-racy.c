// Claim: a call of unknown code may write what the pointers in its arguments' memory point to. Source: semantics.md §2, §9.
struct Box {
	int *content;
};

void elsewhere(struct Box *);
int a[200];

int main(void) {
	int n = 1;
	struct Box box;
	box.content = &n;
	elsewhere(&box);
	#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		a[i * n] = i; //@ race(a) possible
	}
	return 0;
}
