// Claim: Which star has `_Atomic` behind it says which pointer is atomic; what it points to is not, nor is a pointer to an atomic object.
// Source: C17 §6.7.6.1.
static int n, m;
static int *_Atomic to = &n;
static _Atomic int *plain;
static int *_Atomic *outer, *_Atomic inner;
static int **_Atomic last;
static int *first;

int main(void) {
#pragma omp parallel //@ RACE
	*to = m; //@ race(n)
#pragma omp parallel //@ RACE
	plain = 0; //@ race(plain)
#pragma omp parallel //@ RACE
	outer = &inner; //@ race(outer)
	outer = &inner;
#pragma omp parallel //@ RACE_FREE
	*outer = &n;
	last = &first;
#pragma omp parallel //@ RACE
	*last = &n; //@ race(first)
#pragma omp parallel //@ RACE_FREE
	last = &first;
	return inner != &n || *last != &n;
}
