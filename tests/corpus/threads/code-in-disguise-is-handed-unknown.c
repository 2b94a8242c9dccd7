// Claim: Unseen code may find the functions of a structure in the characters that it is given, also where only a pointer in another
// structure leads to them. Source: semantics.md §3.
static double v[100];

struct holder {
	void (*f)(void);
	int n;
};

struct packet {
	char *bytes;
};

void post(char *);

static void fill(void) {
	v[3] = 1;
}

static struct holder holder = {fill, 1};
static struct packet packet = {(char *)&holder}, *now = &packet;

static int give(int n) {
	int r = n > 0 ? give(n - 1) + give(n - 2) : 0;
	post(now->bytes);
	return r;
}

int main(int n, char **arguments) {
	give(n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
