// Claim: several threads may follow links to the same memory; where pointers lead that memory holds is not known. Source: OpenMP 5.2
// §13.8, §1.4.1; semantics.md §1.
struct Link {
	int (&row)[10];
	Link *next;
};

int last(Link *first) {
	int seen = 0;
#pragma omp target parallel map(tofrom : seen) //@ UNKNOWN(unmodelled-pointer)
	{
		Link *at = first;
		while (at->next->next)
			at = at->next;
		at->next->row[2]++;
		++at->row[2];
	}
	return seen;
}
