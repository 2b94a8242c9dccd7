// Claim: a loop that stores in each trip ends once the other thread has answered; what that one did before comes before.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int told, answered, x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  if (omp_get_num_threads() == 2) {
    int v;
    if (omp_get_thread_num() == 0) {
      do {
#pragma omp atomic update seq_cst
        told ^= 1;
#pragma omp atomic read seq_cst
        v = answered;
      } while (!v);
      x++;
    } else {
      do {
#pragma omp atomic read seq_cst
        v = told;
      } while (!v);
      x++;
#pragma omp atomic write seq_cst
      answered = 1;
    }
  }
  return x & 127;
}
