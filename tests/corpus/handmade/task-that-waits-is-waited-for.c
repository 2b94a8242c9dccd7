// Claim: a task waits for what nobody stores, and its parent for the task: whether the second access is ever met is not known.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static int x, f;

int main(int argc, char **argv) {
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE
  {
    if (omp_get_thread_num() == 0) {
      x = 1; //@ race(x) possible
    } else {
#pragma omp task shared(f)
      {
        int v;
        do {
#pragma omp atomic read acquire
          v = f;
        } while (!v);
      }
#pragma omp taskwait
      x = 2; //@ race(x) possible
    }
  }
  return x & 127;
}
