// Claim: without a chunk size the teams' shares are not promised, so a[i] may be another team's than i. Source: semantics.md §3; OpenMP 5.2
// §11.6
int omp_get_team_num(void);
int a[2];
void region(void) {
	#pragma omp teams num_teams(2) //@ RACE
	{
		int team = omp_get_team_num();
		#pragma omp distribute
		for (int i = 0; i < 2; i++) {
			a[i] += 1; //@ race(a)
		}
		a[team] = 1; //@ race(a)
	}
}
