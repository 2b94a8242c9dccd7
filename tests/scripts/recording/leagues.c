/* Teams of leagues, and teams inside of teams: what races is in functions called so. */
#include <omp.h>
static int own[8], both, twice, summed, cells[64], shifted[65], halves[2], threads[4], mixed;
static void apart(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
	{
		own[omp_get_team_num()]++;
#pragma omp parallel num_threads(2)
		own[4 + 2 * omp_get_team_num() + omp_get_thread_num()]++;
		own[omp_get_team_num()]++;
	}
}
static void combined(void)
{
#pragma omp teams num_teams(2) thread_limit(2) reduction(+ : summed)
#pragma omp distribute parallel for num_threads(2) reduction(+ : summed)
	for (int i = 0; i < 64; i++) {
		cells[i]++;
		summed += cells[i];
	}
}
static void race_of_teams(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
	both++;
}
static void race_over_a_barrier(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
#pragma omp parallel num_threads(2)
	{
		if (omp_get_team_num() == 0 && omp_get_thread_num() == 0)
			twice++;
#pragma omp barrier
		if (omp_get_team_num() == 1 && omp_get_thread_num() == 1)
			twice++;
	}
}
static void race_of_a_loop(void)
{
#pragma omp teams num_teams(2) thread_limit(2)
#pragma omp distribute
	for (int i = 0; i < 64; i++)
		shifted[i] = shifted[i + 1];
}
static void nested(void)
{
#pragma omp parallel num_threads(2)
	{
		int n = omp_get_thread_num();
#pragma omp parallel num_threads(2)
		{
			threads[2 * n + omp_get_thread_num()]++;
#pragma omp barrier
			threads[2 * n + 1 - omp_get_thread_num()]++;
		}
		halves[n]++;
	}
}
static void race_of_nested_teams(void)
{
#pragma omp parallel num_threads(2)
	{
		if (omp_get_thread_num() == 1)
			mixed++;
		else {
#pragma omp parallel num_threads(2)
			if (omp_get_thread_num() == 1)
				mixed++;
		}
	}
}
int main(void)
{
	omp_set_max_active_levels(2);
	apart();
	combined();
	race_of_teams();
	race_over_a_barrier();
	race_of_a_loop();
	nested();
	race_of_nested_teams();
	return 0;
}
