// Claim: addresses that are compared as numbers are compared: what is read may be what the region wrote. Source: decision 29
struct pair {
	int *first, *second;
};

void scale(struct pair *p, int n) {
	int last = 0;
	if ((long)p->first != (long)p->second)
		return;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		p->second[i] = 0;
		if (p->first[i] != 0)
			last = i; //@ race(last) possible
	}
}
