// Claim: each encounter of the construct ends with a barrier, so the sections of different time steps are ordered. Source: semantics.md §3, §4
int main(void) {
  int predator = 10, prey = 100, oldPredator = 0, oldPrey = 0;
#pragma omp parallel //@ RACE_FREE
  {
    for (int t = 0; t < 20; t++) {
#pragma omp single
      {
        oldPredator = predator;
        oldPrey = prey;
      }
#pragma omp sections
      {
#pragma omp section
        predator = oldPredator + oldPrey / 50 - 1;
#pragma omp section
        prey = oldPrey - oldPredator / 4 + 2;
      }
    }
  }
  return predator + prey;
}
