// Claim: a target region without threads, tasks or lanes inside is one task; where its pointers lead does not matter. Source: OpenMP 5.2
// §13.8, §1.4.1; semantics.md §1.
struct Link {
	int (&row)[10];
	Link *next;
};

int last(Link *first) {
	int seen = 0;
#pragma omp target map(tofrom : seen) //@ RACE_FREE
	{
		Link *at = first;
		while (at->next->next)
			at = at->next;
		at->next->row[2]++;
		seen = ++at->row[2];
	}
	return seen;
}
