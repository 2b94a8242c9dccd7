// Claim: a flag that one thread clears in the phase in which all test it is not uniform, and races. Source: semantics.md §1, §2
#include <omp.h>

static int worked[8];

int main(void) {
  int go = 1;
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    if (go) { //@ race(go)
      worked[omp_get_thread_num()] = 1;
    }
#pragma omp single nowait
    go = 0; //@ race(go)
  }
  return worked[0];
}
