// Claim: `_Atomic` of a type in parentheses is that type with atomic accesses; what is beside it is not atomic.
// Source: C17 §6.7.2.4.
struct counter {
	char c;
	_Atomic(int) hits;
	int plain;
};

static _Atomic(int) hits;
static struct counter total, all[64];
static char q[64];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		hits++;
		total.hits++;
		total.plain++; //@ race(total)
	}
	char *bytes = (char *)all;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		all[i].plain = i;
		q[i] = bytes[12 * i + 7];
	}
	return hits == 0;
}
