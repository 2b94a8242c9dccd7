// Claim: a pointer from outside may lead to an array of an unnamed namespace whose address a function yields. Source: semantics.md §2
namespace {
int data[1000];
}

int *get() { return data; }

void shift(int *p) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap data p)
	for (int i = 0; i < 900; i++)
		p[i] = data[i + 1];
}
