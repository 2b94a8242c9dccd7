// Claim: a waiting loop may look at the flag in a function; relaxed, it orders nothing. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int x, ready;

static int look(void) {
  int v;
#pragma omp atomic read relaxed
  v = ready;
  return v;
}

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1; //@ race(x)
#pragma omp atomic write release
      ready = 1;
    } else {
      while (!look())
        ;
      x += 2; //@ race(x)
    }
  }
  return x & 127;
}
