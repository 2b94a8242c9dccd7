// Claim: An attribute behind the members of a structure, or behind a type, says nothing of what is declared: GCC ignores it.
// Source: C23 §6.7.13; GCC manual, Attribute Syntax.
struct pair {
	char first;
	int second;
} [[gnu::packed]];

static struct pair p[10];
static int count;

static void leave(int *n) {
	count += *n;
}

int main(void) {
	char *bytes = (char *)p;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 2; i++) {
		int [[gnu::cleanup(leave)]] mine = i;
		if (mine == 0)
			p[0].second = 1;
		else
			bytes[1] = 2;
	}
	return count;
}
