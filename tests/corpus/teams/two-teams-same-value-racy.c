// Claim: two teams that write the same value race.
// Source: semantics.md §3; OpenMP 5.2 §1.4.1
int main(void)
{
	int ready = 0;
#pragma omp teams num_teams(2) //@ RACE
	ready = 1; //@ race(ready)
	return ready;
}
