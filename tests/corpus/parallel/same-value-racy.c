// Claim: all threads storing the same value is a race all the same. Source: semantics.md §10; OpenMP 5.2 §1.4.1
#include <omp.h>

int main(void) {
  int team = 0;
#pragma omp parallel //@ RACE
  {
    team = omp_get_num_threads(); //@ race(team)
  }
  return team == 0;
}
