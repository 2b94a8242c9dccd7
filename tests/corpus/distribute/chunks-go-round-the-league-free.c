// Claim: dist_schedule(static, 1) deals chunks out round the league in the order of the teams' numbers, so a[i] is team i's alone, or there is
// one team only. Source: semantics.md §3; OpenMP 5.2 §11.6
int omp_get_team_num(void);
int a[2];
void region(void) {
	#pragma omp teams num_teams(2) //@ RACE_FREE
	{
		int team = omp_get_team_num();
		#pragma omp distribute dist_schedule(static, 1)
		for (int i = 0; i < 2; i++) {
			a[i] += 1;
		}
		a[team] = 1;
	}
}
