// Claim: a static local of a callee is one object for the whole team. Source: semantics.md §8; OpenMP 5.2 §5.1.2
// Output: depends on the team size
#include <omp.h>

static int ids[4];

static int next_id(void) {
  static int id = 0;
  id++;      //@ race(id)
  return id; //@ race(id)
}

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE
  {
    ids[omp_get_thread_num()] = next_id();
  }
  return ids[0];
}
