// Claim: without a barrier between the test and the next round's reset a thread may test an error that is reset already, and leave alone. Source: semantics.md §2, §4
static double error;

void relax(const double *u) {
#pragma omp parallel //@ RACE
  {
    do {
#pragma omp single //@ message(misaligned-barrier)
      error = 0; //@ race(error) possible
#pragma omp for reduction(+ : error) //@ race(error) possible message(misaligned-barrier)
      for (int i = 1; i < 99; i++) {
        error += (u[i - 1] - u[i]) * (u[i - 1] - u[i]);
      }
    } while (error > 0.001); //@ race(error) possible
  }
}
